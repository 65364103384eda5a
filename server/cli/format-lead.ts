import { referenceOf } from '#domain/applications/application-reference.ts'
import { appointmentInWords } from '#domain/leads/appointment.ts'
import { inForce, type LeadEvent } from '#domain/leads/lead-history.ts'
import type { DeliveryPause, Lead } from '#domain/leads/outbox.ts'
import { ukMinute } from '#domain/stock/uk-day.ts'
import { answersIn, nameOf } from '../leads/lead-answers.ts'
import { reserveCommand } from '../leads/lead-facts.ts'
import { vehicleInWords, vehicleOf } from '../leads/lead-vehicle.ts'
import { describePause } from '../leads/pause-delivery.ts'
import { oneLine } from '../leads/plain-text.ts'
import type { OpenedLead } from '../leads/staff/lead-office.ts'
import { plainLine } from '../stock/staff/vehicle-text.ts'
import { formatEntry, formatProgress } from './format-entry.ts'

/** Whose lead it is, and which: "Ada Lovelace, ada@example.com, 07700 900456: call, Ford Transit, QF12 QFE". */
export function formatPerson({ entry, payload, fault }: OpenedLead): string {
  const when = `${ukMinute(entry.acceptedAt)}, ${entry.state}, ${referenceOf(entry.id)}`
  if (!payload)
    return `${fault === null ? 'Answers erased' : 'Answers that cannot be read'}: ${entry.kind}; ${when}`
  const person = [nameOf({ payload }) || 'No name', payload.email, payload.phone].filter(Boolean).join(', ')
  const vehicle = vehicleOf(payload, null)
  const about = [entry.kind, ...(vehicle ? [vehicleInWords(vehicle)] : [])].join(', ')
  return plainLine(`${person}: ${about}; ${when}`)
}

/** A line of `leads list --names`. */
export function formatNamedEntry({ entry, payload, fault }: OpenedLead): string {
  const name = payload ? nameOf({ payload }) : fault === null ? '' : '(cannot be read)'
  return `${formatEntry(entry)}  ${plainLine(name)}`.trimEnd()
}

/** Everything of a lead, in lines. */
export function formatLead({ entry, payload, history, fault }: OpenedLead): string[] {
  const { id, kind, state, failures, lastFailure, nextAttemptAt, email } = entry
  const progress = { state, failures, lastFailure, nextAttemptAt }
  const lines = [
    `id: ${id}`,
    `reference: ${referenceOf(id)}`,
    `kind: ${kind}`,
    `accepted: ${ukMinute(entry.acceptedAt)}`,
    `state: ${formatProgress(progress)}`,
    ...(email ? [`email: ${formatProgress(email)}`] : []),
  ]
  if (!payload) return [...lines, fault ?? 'What the person wrote was erased.']
  const reserve = reserveCommand({ payload })
  return [
    ...lines,
    '',
    ...linesOfVehicle(payload),
    '',
    ...answersIn(payload).map(({ label, value }) => `${label}: ${value}`),
    ...linesOfHistory(history.events),
    ...(reserve ? ['', `When you confirm it: ${reserve}`] : []),
  ]
}

export function formatPause({ endpoint, failure, since, failures, nextProbeAt }: DeliveryPause): string {
  return (
    `Delivery is paused since ${ukMinute(since)} ` +
    `(${failure}, ${failures} tries, next ${ukMinute(nextProbeAt)}): ${describePause(endpoint)}\n`
  )
}

function linesOfVehicle({ vehicleId, vehicleDetails = {} }: Lead['payload']): string[] {
  const known = Object.entries(vehicleDetails).filter(([, value]) => value !== '')
  const details = known.map(([name, value]) => `  ${name}: ${value}`)
  return [`Vehicle: ${vehicleId ?? '-'}`, ...details]
}

/** What staff noted and did not take back. */
function linesOfHistory(events: readonly LeadEvent[]): string[] {
  const noted = inForce(events).map(
    ({ at, act, person, text, when }) =>
      `  ${ukMinute(at)} ${act}${when ? ` on ${appointmentInWords(when)}` : ''}, ${person}${text ? `: ${oneLine(text)}` : ''}`,
  )
  return noted.length > 0 ? ['', 'Noted by your staff:', ...noted] : []
}
