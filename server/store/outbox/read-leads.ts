import {
  type Backlog,
  type Endpoint,
  endpoints,
  type Outbox,
  type OutboxEntry,
} from '#domain/leads/outbox.ts'
import { endpointOfLead } from './claim-leads.ts'
import type { LeadDatabase, Row } from './lead-database.ts'
import type { LeadKeyring } from './lead-keyring.ts'
import { openLead } from './sealed-lead.ts'

const columns =
  'id, kind, state, accepted_at, next_attempt_at, failures, last_failure, payload IS NULL AS is_erased'

/** The reading half of the outbox. */
export function createReading(
  { dialect: { lead }, read }: LeadDatabase,
  keyring: LeadKeyring,
): Pick<Outbox, 'list' | 'show' | 'backlog' | 'countAccepted'> {
  const countAccepted = `SELECT count(*) AS leads FROM ${lead} WHERE accepted_at > :after AND accepted_at <= :until`
  // Each half uses a partial index. A rejected lead has its payload until it is erased.
  const countBacklog = `
    SELECT ${endpointOfLead} AS endpoint, state, count(*) AS leads, min(accepted_at) AS oldest
    FROM ${lead} WHERE state = 'waiting' GROUP BY 1, 2
    UNION ALL SELECT ${endpointOfLead}, state, count(*), NULL
    FROM ${lead} WHERE state = 'rejected' AND payload IS NOT NULL GROUP BY 1, 2`
  const list = `SELECT ${columns} FROM ${lead} WHERE coalesce(:state, state) = state
    ORDER BY accepted_at, id LIMIT :limit OFFSET :offset`
  const show = `SELECT ${columns}, payload FROM ${lead} WHERE id = :id`

  return {
    async countAccepted(after, until) {
      return Number((await read(countAccepted, { after, until }))[0]?.leads)
    },
    async backlog() {
      return toBacklog(await read(countBacklog))
    },
    async list({ state, limit, offset }) {
      return (await read(list, { state: state ?? null, limit, offset })).map(toEntry)
    },
    async show(id) {
      const [row] = await read(show, { id })
      if (!row) return null
      if (row.payload === null) return { entry: toEntry(row), lead: null }
      const { key } = await keyring.keys()
      return { entry: toEntry(row), lead: openLead(id, row.payload as Uint8Array, key) }
    },
  }
}

function toEntry(row: Row): OutboxEntry {
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

function toBacklog(rows: readonly Row[]): Record<Endpoint, Backlog> {
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
