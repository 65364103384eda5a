import { inForce } from '#domain/leads/lead-history.ts'
import type { DeliveryProgress, OutboxEntry } from '#domain/leads/outbox.ts'
import type { OpenedLead } from './lead-office.ts'

/** Everything that is held of a lead. Instants are in UTC, as ISO 8601. */
export function leadAsJson({ entry, payload, history }: OpenedLead) {
  const events = history.events.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event }))
  return { ...entryAsJson(entry), payload, history: events }
}

/**
 * What a person is given of a lead of theirs: as `leadAsJson`, without the names of the staff who noted something, and
 * without what they took back.
 */
export function copyAsJson({ entry, payload, history }: OpenedLead) {
  const { holder: _, ...held } = entryAsJson(entry)
  const events = inForce(history.events).map(({ at, act, text, when }) => ({
    at: new Date(at).toISOString(),
    act,
    ...(when && { when }),
    ...(text && { text }),
  }))
  return { ...held, payload, history: events }
}

/** A lead without what was written. */
export function entryAsJson({ acceptedAt, email, ...entry }: OutboxEntry) {
  return {
    ...progressAsJson(entry),
    acceptedAt: new Date(acceptedAt).toISOString(),
    ...(email && { email: progressAsJson(email) }),
  }
}

function progressAsJson<Progress extends DeliveryProgress>({ nextAttemptAt, ...rest }: Progress) {
  return { ...rest, nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt).toISOString() }
}
