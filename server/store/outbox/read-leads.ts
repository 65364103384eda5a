import {
  type Backlog,
  type DeliveryProgress,
  type EmailUse,
  type Endpoint,
  endpoints,
  type Outbox,
  type OutboxEntry,
} from '#domain/leads/outbox.ts'
import type { Row } from '../query.ts'
import type { LeadDatabase } from './lead-database.ts'
import type { LeadKeyring } from './lead-keyring.ts'
import { emailColumns, type QueueColumns, serviceColumns } from './queue-columns.ts'
import { openLead } from './sealed-lead.ts'

const progressColumns = [serviceColumns, emailColumns].flatMap(
  ({ state, nextAttemptAt, failures, lastFailure }) => [state, nextAttemptAt, failures, lastFailure],
)
const columns = `id, kind, accepted_at, payload IS NULL AS is_erased, ${progressColumns.join(', ')}`

const usedColumns: Readonly<Record<EmailUse, readonly QueueColumns[]>> = {
  off: [serviceColumns],
  beside: [serviceColumns, emailColumns],
  alone: [emailColumns],
}

/** The reading half of the outbox. */
export function createReading(
  { read }: LeadDatabase,
  keyring: LeadKeyring,
  emails: EmailUse,
): Pick<Outbox, 'list' | 'show' | 'backlog' | 'countAccepted'> {
  const countAccepted = `SELECT count(*) AS leads FROM lead WHERE accepted_at > :after AND accepted_at <= :until`
  // Each half uses a partial index. A rejected lead has its payload until it is erased.
  const countQueue = ({ state, isWaiting, endpoint, failures, lastFailure }: QueueColumns) => `
    SELECT ${endpoint} AS endpoint, 'waiting' AS state, count(*) AS leads, min(accepted_at) AS oldest,
      count(CASE WHEN ${failures} > 0 THEN 1 END) AS failing,
      max(CASE WHEN ${failures} > 0 THEN ${lastFailure} END) AS failure
    FROM lead WHERE ${isWaiting} GROUP BY 1
    UNION ALL SELECT ${endpoint}, 'rejected', count(*), NULL, 0, max(${lastFailure})
    FROM lead WHERE ${state} = 'rejected' AND payload IS NOT NULL GROUP BY 1`
  const countBacklog = usedColumns[emails].map(countQueue).join(' UNION ALL ')
  const toEntry = (row: Row) => entryOf(row, emails !== 'off')
  const list = `SELECT ${columns} FROM lead WHERE coalesce(:state, state) = state
    ORDER BY accepted_at, id LIMIT :limit OFFSET :offset`
  const show = `SELECT ${columns}, payload FROM lead WHERE id = :id`

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

function entryOf(row: Row, isEmailed: boolean): OutboxEntry {
  return {
    id: String(row.id),
    kind: row.kind as OutboxEntry['kind'],
    ...progressOf(row, serviceColumns),
    acceptedAt: Number(row.accepted_at),
    // SQLite has no booleans.
    isErased: Boolean(row.is_erased),
    // A failure is not hidden from a command that runs without LEAD_EMAIL.
    ...((isEmailed || Number(row[emailColumns.failures]) > 0) && { email: progressOf(row, emailColumns) }),
  }
}

function progressOf(
  row: Row,
  { state, nextAttemptAt, failures, lastFailure }: QueueColumns,
): DeliveryProgress {
  const [next, failure] = [row[nextAttemptAt], row[lastFailure]]
  return {
    state: row[state] as DeliveryProgress['state'],
    nextAttemptAt: next === null ? null : Number(next),
    failures: Number(row[failures]),
    lastFailure: failure === null ? null : String(failure),
  }
}

function toBacklog(rows: readonly Row[]): Record<Endpoint, Backlog> {
  const of = (endpoint: Endpoint, state: string) =>
    rows.find((row) => row.endpoint === endpoint && row.state === state)
  const backlogOf = (endpoint: Endpoint): Backlog => {
    const [waiting, rejected] = [of(endpoint, 'waiting'), of(endpoint, 'rejected')]
    const failure = waiting?.failure ?? rejected?.failure ?? null
    return {
      waiting: Number(waiting?.leads ?? 0),
      rejected: Number(rejected?.leads ?? 0),
      oldestWaiting: waiting ? Number(waiting.oldest) : null,
      failing: Number(waiting?.failing ?? 0),
      failure: failure === null ? null : String(failure),
    }
  }
  const entries = endpoints.map((endpoint) => [endpoint, backlogOf(endpoint)] as const)
  return Object.fromEntries(entries) as Record<Endpoint, Backlog>
}
