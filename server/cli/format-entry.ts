import type { DeliveryProgress, OutboxEntry } from '#domain/leads/outbox.ts'
import { ukMinute } from '#domain/stock/uk-day.ts'

/** A line of `leads list`, without personal data. */
export function formatEntry(entry: OutboxEntry): string {
  const { id, kind, state, acceptedAt, isErased, email } = entry
  const erased = isErased && state !== 'erased' ? '  answers erased' : ''
  const ofEmail = email && email.state !== 'erased' ? `  email ${formatProgress(email)}` : ''
  return `${id}  ${kind.padEnd(13)}  ${state.padEnd(9)}  ${ukMinute(acceptedAt)}${erased}${formatTrouble(entry)}${ofEmail}`
}

export function formatProgress(progress: DeliveryProgress): string {
  return `${progress.state}${formatTrouble(progress)}`
}

function formatTrouble({ failures, lastFailure, nextAttemptAt }: DeliveryProgress): string {
  if (failures === 0) return ''
  const next = nextAttemptAt === null ? '' : `, next ${ukMinute(nextAttemptAt)}`
  return `  ${failures} failed, last ${lastFailure}${next}`
}

/** In UTC, for JSON. Instants in ISO 8601. */
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
