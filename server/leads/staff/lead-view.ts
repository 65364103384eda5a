import { referenceOf } from '#domain/applications/application-reference.ts'
import { vehicleFields } from '#domain/enquiries/enquiry-fields.ts'
import type { Handling } from '#domain/leads/lead-history.ts'
import { leadTitles } from '#domain/leads/lead-titles.ts'
import type { LeadHistory, LeadKind } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Retention } from '../erase-expired.ts'
import { answersIn, type HeldAnswer, nameOf } from '../lead-answers.ts'
import { isNumberAlone, vehicleInShort, vehicleInWords, vehicleOf } from '../lead-vehicle.ts'
import { oneLine } from '../plain-text.ts'
import type { OpenedLead } from './lead-office.ts'

/** A lead as one line of a list. */
export interface LeadLine {
  id: string
  /** As the customer was given it: "C608 3742". */
  reference: string
  kind: LeadKind
  title: string
  acceptedAt: number
  /** '' where what they wrote was erased or cannot be read; `fault` says which. */
  name: string
  /** "Ford Transit, QF12 QFE"; '' where none is named. */
  vehicle: string
  fault: string | null
  handling: Handling
  /** Who of the staff has it. */
  holder: string | null
}

export interface LeadAnswer {
  label: string
  value: string
}

/** A lead as its own page shows it. */
export interface LeadView extends LeadLine {
  phone: string
  email: string
  vehicleId: string | null
  /** What they wrote, without what is shown on a press only. */
  answers: LeadAnswer[]
  /** Of their own vehicle, which they offer in part-exchange. */
  offered: LeadAnswer[]
  message: string
  /** Labels of what is shown on a press only. */
  hidden: string[]
  history: LeadHistory
  /** Days that the site has to run until what they wrote is erased; null while age does not erase it. */
  daysLeft: number | null
}

/** What of an application only a press shows. */
export const isHidden = (field: HeldAnswer['field']) => field === 'dob' || field === 'netIncome'

const isOfOwnVehicle = (field: HeldAnswer['field']) => Object.hasOwn(vehicleFields, field)

/** @param record of the vehicle, where it is in stock: an enquiry of the website has only its id */
export function lineOf({ entry, payload, fault }: OpenedLead, record: StockRecord | null): LeadLine {
  const vehicle = payload && vehicleOf(payload, record)
  return {
    id: entry.id,
    reference: referenceOf(entry.id),
    kind: entry.kind,
    title: leadTitles[entry.kind],
    acceptedAt: entry.acceptedAt,
    name: payload ? nameOf({ payload }) : '',
    vehicle: vehicle ? vehicleInShort(vehicle) + (isNumberAlone(vehicle) ? ', not in stock' : '') : '',
    fault: payload ? null : (fault ?? 'What they wrote was erased.'),
    handling: entry.handling,
    holder: entry.holder,
  }
}

/** @param record of the vehicle, where it is in stock */
export function viewOf(
  lead: OpenedLead,
  { record, daysLeft }: { record: StockRecord | null; daysLeft: number | null },
): LeadView {
  const { payload, history } = lead
  const vehicle = payload && vehicleOf(payload, record)
  const answers = payload ? answersIn(payload) : []
  const shown = answers.filter(({ field }) => !isHidden(field) && field !== 'message')
  return {
    ...lineOf(lead, record),
    ...(vehicle && !isNumberAlone(vehicle) && { vehicle: vehicleInWords(vehicle) }),
    phone: oneLine(payload?.phone ?? ''),
    email: oneLine(payload?.email ?? ''),
    vehicleId: payload?.vehicleId ?? null,
    answers: shown.filter(({ field }) => !isOfOwnVehicle(field)).map(inOneLine),
    offered: shown.filter(({ field }) => isOfOwnVehicle(field)).map(inOneLine),
    message: answers.find(({ field }) => field === 'message')?.value ?? '',
    hidden: answers.filter(({ field }) => isHidden(field)).map(({ label }) => label),
    history,
    daysLeft,
  }
}

export function inOneLine({ label, value }: HeldAnswer): LeadAnswer {
  return { label, value: oneLine(value) }
}

const dayMs = 86_400_000

/** @param keptMs how long its retention has lasted; null before it begins */
export function daysLeftOf(
  { entry: { state } }: Pick<OpenedLead, 'entry'>,
  keptMs: number | null,
  retention: Retention,
): number | null {
  if (keptMs === null || (state !== 'delivered' && state !== 'rejected')) return null
  return Math.max(0, Math.ceil((retention[state] * dayMs - keptMs) / dayMs))
}
