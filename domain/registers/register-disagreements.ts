import { knownMake, nameKey } from '../makes/known-make.ts'
import { formatDay, type IsoDay, isoDay } from '../stock/iso-day.ts'
import { knownColour } from '../stock/known-word.ts'
import type { StockRecord } from '../stock/record.ts'
import { textOf } from '../stock/record-text.ts'
import { vehicleType } from '../stock/vehicle-type-of.ts'
import type { MotVehicle } from './mot-history.ts'
import { doubtedMileage } from './mot-mileage.ts'
import { latestTest, motStanding } from './mot-standing.ts'
import { milesInWords } from './mot-words.ts'

/** What staff look at first comes first. */
const disagreementKinds = [
  'mileage',
  'failed',
  'mot-ended',
  'first-test-due',
  'make',
  'colour',
  'fuel',
] as const

export type DisagreementKind = (typeof disagreementKinds)[number]

/** Where the advert and the MOT register differ, as staff are told. */
export interface Disagreement {
  kind: DisagreementKind
  /** What the advert says, in words; empty where it says nothing. */
  advert: string
  /** What the register says, in words; empty where its day says it. */
  register: string
  /** Of the test, or the one on which the MOT ended or the first test was due. */
  on: IsoDay | null
  /** The advert does not claim it until somebody has looked. */
  isWithheld: boolean
}

/** `record` as it is stored, before it is made the one that the site shows. Empty where the register was not read. */
export function registerDisagreements(record: StockRecord, today: IsoDay): Disagreement[] {
  const { motHistory, vehicle } = record
  if (motHistory?.state !== 'found') return []
  const found: Disagreement[] = []
  const add = (kind: Disagreement['kind'], advert: string, register: string, on: IsoDay | null = null) =>
    found.push({ kind, advert, register, on, isWithheld: kind === 'mileage' })

  const doubted = doubtedMileage(record)
  if (doubted)
    add('mileage', milesInWords(doubted.advertised), milesInWords(doubted.last.miles), doubted.last.on)
  const latest = latestTest(motHistory)
  if (latest?.result === 'failed') add('failed', '', '', latest.on)
  const standing = motStanding(motHistory, vehicleType(record) ?? 'car', today)
  const advertised = isoDay(vehicle.motExpiryDate ?? '')
  const until = advertised === null ? '' : formatDay(advertised)
  if (standing.state === 'ended') add('mot-ended', until, '', standing.on)
  if (standing.state === 'first-due') add('first-test-due', until, '', standing.on)
  for (const [kind, advert, register] of differences(record, motHistory)) add(kind, advert, register)
  return found
}

/** The place of a vehicle among those that staff look at: 0 is first. */
export function urgencyOf(disagreements: readonly Disagreement[]): number {
  return Math.min(...disagreements.map(({ kind }) => disagreementKinds.indexOf(kind)))
}

/** One sentence. */
export function disagreementInWords({ kind, advert, register, on }: Disagreement): string {
  const day = on === null ? null : formatDay(on)
  const ofTest = day === null ? '' : ` of ${day}`
  switch (kind) {
    case 'mileage':
      return `The advert says ${advert}, and the MOT test${ofTest} says ${register}.`
    case 'failed':
      return `The latest MOT test${ofTest ? `, ${ofTest.trim()},` : ''} was failed.`
    case 'mot-ended':
      return `The MOT ended on ${day}${advert === '' ? '' : `, and the advert says until ${advert}`}.`
    case 'first-test-due':
      return `The first MOT test was due on ${day}${advert === '' ? '' : `, and the advert says until ${advert}`}.`
    default:
      return `The advert says ${kind} ${advert}, and the MOT register says ${register}.`
  }
}

function differences({ vehicle }: StockRecord, register: MotVehicle) {
  const pairs = [
    ['make', textOf(vehicle, 'make'), register.make, (text: string) => nameKey(knownMake(text))],
    ['colour', textOf(vehicle, 'colour'), register.colour, knownColour],
    ['fuel', textOf(vehicle, 'fuelType'), register.fuel, fuelFamily],
  ] as const
  return pairs.flatMap(([kind, advert, registered, read]): [typeof kind, string, string][] => {
    if (advert === null || registered === null) return []
    const [own, other] = [read(advert), read(registered)]
    // A word that is not known is no disagreement.
    return own === null || other === null || own === other ? [] : [[kind, advert, registered]]
  })
}

/** Registers and adverts name hybrids in many ways: "Hybrid Electric (Clean)" is a "Petrol Plug-in Hybrid". */
function fuelFamily(text: string): string | null {
  const words = text.toLowerCase()
  if (/hybrid|phev|electric diesel|petrol.electric|diesel.electric/.test(words)) return 'hybrid'
  return /\b(?:diesel|petrol|electric|gas|hydrogen)(?=\b|ity\b)/.exec(words)?.[0] ?? null
}
