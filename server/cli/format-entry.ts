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
