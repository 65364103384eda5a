import type { IsoDay } from '../stock/iso-day.ts'
import { valueAt } from '../stock/json-path.ts'
import { readPlate } from '../stock/number-plate.ts'
import type { StockRecord } from '../stock/record.ts'
import { registerPlate } from './plate.ts'
import type { FoundPlate } from './plate-answer.ts'
import type { PlateFacts } from './plate-facts.ts'

/** What a person says of a vehicle, by the names of `vehicleFields`. */
type Answers = Readonly<Record<string, string>>

/** Where the value of one field comes from. `provenance` of a record is a list of these; it is not public. */
export interface FieldSource {
  /** `vehicle.colour`. */
  field: string
  source: 'DVLA' | 'dealer'
  on: IsoDay
  /** What the DVLA says, where the person has given another value. */
  dvla?: string
}

interface Filled {
  /** Of `vehicleFields`. */
  answer: string
  to: string
  of: (facts: PlateFacts) => string | null
}

/** The answers that the DVLA can give, in the words in which a person would. */
const filled: readonly Filled[] = [
  { answer: 'type', to: 'vehicle.vehicleType', of: ({ type }) => type },
  { answer: 'make', to: 'vehicle.make', of: ({ make }) => make },
  { answer: 'year', to: 'vehicle.yearOfManufacture', of: ({ yearOfManufacture }) => text(yearOfManufacture) },
  { answer: 'fuel', to: 'vehicle.fuelType', of: ({ fuel }) => fuel },
  { answer: 'colour', to: 'vehicle.colour', of: ({ colour }) => colour },
  {
    answer: 'engine',
    to: 'vehicle.badgeEngineSizeLitres',
    of: ({ engineCc }) => (engineCc === null ? null : (engineCc / 1000).toFixed(1)),
  },
  { answer: 'co2', to: 'vehicle.co2EmissionGPKM', of: ({ co2 }) => text(co2) },
  { answer: 'emissions', to: 'vehicle.emissionClass', of: ({ euroStatus }) => euroStatus },
  { answer: 'mot', to: 'vehicle.motExpiryDate', of: ({ motExpires }) => motExpires },
]

/** What the DVLA says as answers of a form, with the plate as the DVLA writes it. */
export function answersOfPlate(plate: string, facts: PlateFacts): Record<string, string> {
  const answers: Record<string, string> = { registration: readPlate(plate) ?? registerPlate(plate) ?? plate }
  for (const { answer, of } of filled) {
    const value = of(facts)
    if (value !== null) answers[answer] = value
  }
  return answers
}

/** The answers of the DVLA with those of the person in their place. A blank answer is none. */
export function completeByPlate(given: Answers, plate: string, { facts }: FoundPlate): Answers {
  const own = Object.entries(given).filter(([, value]) => value.trim() !== '')
  return { ...answersOfPlate(plate, facts), ...Object.fromEntries(own) }
}

/** A form after the DVLA was asked. Names are those of its fields. */
export interface FilledIn {
  answers: Record<string, string>
  /** The fields that the DVLA has filled in. */
  filled: string[]
  /** The fields in which the person says something else, with what the DVLA says. */
  differing: [field: string, dvla: string][]
}

/**
 * Fills in a form. What the person has typed stays; a blank answer, and one that is as the DVLA has filled it in before,
 * was not typed.
 *
 * @param known what the DVLA says, in the words of the form.
 * @param before what it said when it filled in the form before, in the same words.
 */
export function fillIn(given: Answers, known: Answers, before: Answers = {}): FilledIn {
  const typed = Object.fromEntries(
    Object.entries(given).filter(([name, text]) => text.trim() !== '' && text.trim() !== before[name]),
  )
  const isOther = ([name, dvla]: [string, string]) =>
    typed[name] !== undefined && typed[name].trim().toLowerCase() !== dvla.toLowerCase()
  const emptied = Object.fromEntries(Object.keys(given).map((name) => [name, '']))
  return {
    answers: { ...emptied, ...known, ...typed },
    filled: Object.keys(known).filter((name) => typed[name] === undefined),
    differing: Object.entries(known).filter(isOther),
  }
}

/** What no form asks for, and the source of each field that the DVLA knows. `given` is what the person said. */
export function withPlateFacts(record: StockRecord, given: Answers, { facts, on }: FoundPlate): StockRecord {
  const { monthOfFirstRegistration: month, engineCc, taxStatus, taxDue } = facts
  const hasDay = record.vehicle.firstRegistrationDate != null
  const others = {
    ...(month !== null && !hasDay && { firstRegistrationMonth: month }),
    ...(engineCc !== null && !given.engine?.trim() && { engineCapacityCC: engineCc }),
    ...(taxStatus !== null && { taxStatus }),
    ...(taxDue !== null && { taxDueDate: taxDue }),
  }
  const provenance: FieldSource[] = Object.keys(others).map((field) => ({
    field: `vehicle.${field}`,
    source: 'DVLA',
    on,
  }))
  for (const { answer, to, of } of filled) {
    const dvla = of(facts)
    // Not of a field that the person has emptied.
    if (dvla === null || valueAt(record, to.split('.')) == null) continue
    const own = given[answer]?.trim()
    const isSame = !own || own.toLowerCase() === dvla.toLowerCase()
    provenance.push(isSame ? { field: to, source: 'DVLA', on } : { field: to, source: 'dealer', on, dvla })
  }
  return { ...record, vehicle: { ...record.vehicle, ...others }, provenance }
}

function text(value: number | null): string | null {
  return value === null ? null : String(value)
}
