import {
  type Backlog,
  type DeliveryPause,
  type Endpoint,
  endpoints,
  type OutboxEntry,
} from '#domain/applications/outbox.ts'

/** The columns that `toEntry` reads. */
export const entryColumns =
  'id, kind, state, accepted_at, next_attempt_at, failures, last_failure, payload IS NULL AS is_erased'

export function toEntry(row: Record<string, unknown>): OutboxEntry {
  return {
    id: String(row.id),
    kind: row.kind as OutboxEntry['kind'],
    state: row.state as OutboxEntry['state'],
    acceptedAt: Number(row.accepted_at),
    nextAttemptAt: row.next_attempt_at === null ? null : Number(row.next_attempt_at),
    failures: Number(row.failures),
    lastFailure: row.last_failure === null ? null : String(row.last_failure),
    // SQLite has no booleans.
    isErased: Boolean(row.is_erased),
  }
}

/** From rows with `endpoint`, `state`, the number of `leads`, and when the `oldest` was accepted. */
export function toBacklog(rows: readonly Record<string, unknown>[]): Record<Endpoint, Backlog> {
  const of = (endpoint: Endpoint, state: string) =>
    rows.find((row) => row.endpoint === endpoint && row.state === state)
  const backlogOf = (endpoint: Endpoint): Backlog => {
    const waiting = of(endpoint, 'waiting')
    return {
      waiting: Number(waiting?.leads ?? 0),
      rejected: Number(of(endpoint, 'rejected')?.leads ?? 0),
      oldestWaiting: waiting ? Number(waiting.oldest) : null,
    }
  }
  const entries = endpoints.map((endpoint) => [endpoint, backlogOf(endpoint)] as const)
  return Object.fromEntries(entries) as Record<Endpoint, Backlog>
}

/** The columns that `toPause` reads. */
export const pauseColumns = 'endpoint, failure, since, failures, next_probe_at'

export function toPause(row: Record<string, unknown>): DeliveryPause {
  return {
    endpoint: row.endpoint as DeliveryPause['endpoint'],
    failure: String(row.failure),
    since: Number(row.since),
    failures: Number(row.failures),
    nextProbeAt: Number(row.next_probe_at),
  }
}
