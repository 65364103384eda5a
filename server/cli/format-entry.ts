import type { OutboxEntry } from '#domain/leads/outbox.ts'

/** A line of `leads list`, without personal data. */
export function formatEntry(entry: OutboxEntry): string {
  const { id, kind, state, acceptedAt, nextAttemptAt, failures, lastFailure, isErased } = entry
  const erased = isErased && state !== 'erased' ? '  answers erased' : ''
  const trouble = failures === 0 ? '' : `  ${failures} failed, last ${lastFailure}`
  const next = nextAttemptAt === null || failures === 0 ? '' : `, next ${formatInstant(nextAttemptAt)}`
  return `${id}  ${kind.padEnd(13)}  ${state.padEnd(9)}  ${formatInstant(acceptedAt)}${erased}${trouble}${next}`
}

export function formatInstant(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
