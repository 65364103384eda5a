import {
  type Backlog,
  type DeliveryProgress,
  type EmailUse,
  type Endpoint,
  endpoints,
  type LeadFilter,
  type Outbox,
  type OutboxEntry,
  type ShownLead,
} from '#domain/leads/outbox.ts'
import type { Row } from '../query.ts'
import type { LeadDatabase } from './lead-database.ts'
import type { LeadKeyring } from './lead-keyring.ts'
import { emailColumns, type QueueColumns, serviceColumns } from './queue-columns.ts'
import { openHistory, openLead } from './sealed-lead.ts'

const progressColumns = [serviceColumns, emailColumns].flatMap(
  ({ state, nextAttemptAt, failures, lastFailure }) => [state, nextAttemptAt, failures, lastFailure],
)
const columns = `id, kind, accepted_at, payload IS NULL AS is_erased, handling, holder, ${progressColumns.join(', ')}`

const usedColumns: Readonly<Record<EmailUse, readonly QueueColumns[]>> = {
  off: [serviceColumns],
  beside: [serviceColumns, emailColumns],
  alone: [emailColumns],
}

/** Only what is asked for is a condition, so that a list is read by an index. */
const conditions: Readonly<Record<keyof LeadFilter, string>> = {
  // Nobody can answer what was erased, so it waits for no answer.
  handling: `handling = :handling AND (handling <> 'open' OR payload IS NOT NULL)`,
  kind: 'kind = :kind',
  holder: 'holder = :holder',
  vehicle: 'vehicle = :vehicle',
  since: 'accepted_at >= :since',
  until: 'accepted_at < :until',
}

/** No lead was accepted before 1970. */
const beforeAll = { acceptedAt: -1, id: '' }

function valuesOf(filter: LeadFilter) {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

function whereOf(filter: LeadFilter): string {
  const given = Object.keys(valuesOf(filter)).map((name) => conditions[name as keyof LeadFilter])
  return given.length === 0 ? '' : `WHERE ${given.join(' AND ')}`
}

/** The reading half of the outbox. */
export function createReading(
  { read, dialect }: LeadDatabase,
  keyring: LeadKeyring,
  emails: EmailUse,
): Pick<Outbox, 'list' | 'page' | 'countOfVehicles' | 'show' | 'showMany' | 'backlog' | 'countAccepted'> {
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
  // By the index of age: an offset would read all that it leaves out.
  const list = `SELECT ${columns} FROM lead WHERE coalesce(:state, state) = state
    AND (accepted_at, id) > (:afterAt, :afterId) ORDER BY accepted_at, id LIMIT :limit`
  const page = (filter: LeadFilter) =>
    `SELECT ${columns} FROM lead ${whereOf(filter)} ORDER BY accepted_at DESC, id LIMIT :limit OFFSET :offset`
  const countPage = (filter: LeadFilter) => `SELECT count(*) AS leads FROM lead ${whereOf(filter)}`
  const countVehicles = `SELECT vehicle, count(*) AS leads FROM lead WHERE ${dialect.isIn('vehicle', 'vehicles')} GROUP BY vehicle`
  const show = `SELECT ${columns}, payload, history, history_version,
    (SELECT ms FROM running_time) - kept_from AS kept_ms FROM lead WHERE ${dialect.isIn('id', 'ids')}`

  function toShown(row: Row, key: Uint8Array | null): ShownLead {
    const [entry, version] = [toEntry(row), Number(row.history_version)]
    if (row.payload === null || key === null)
      return { entry, lead: null, history: { version, events: [] }, keptMs: null }
    return {
      entry,
      lead: openLead(entry.id, row.payload as Uint8Array, key),
      history: { version, events: openHistory(entry.id, row.history as Uint8Array | null, key) },
      keptMs: row.kept_ms === null ? null : Number(row.kept_ms),
    }
  }

  async function showMany(ids: readonly string[]): Promise<Map<string, ShownLead | Error>> {
    const rows = await read(show, { ids })
    const isSealed = rows.some(({ payload }) => payload !== null)
    const key = isSealed ? (await keyring.keys()).key : null
    return new Map(
      rows.map((row): [string, ShownLead | Error] => {
        try {
          return [String(row.id), toShown(row, key)]
        } catch (error) {
          return [String(row.id), error instanceof Error ? error : new Error(String(error))]
        }
      }),
    )
  }

  return {
    showMany,
    async countAccepted(after, until) {
      return Number((await read(countAccepted, { after, until }))[0]?.leads)
    },
    async backlog() {
      return toBacklog(await read(countBacklog))
    },
    async list({ state, limit, after = beforeAll }) {
      const behind = { afterAt: after.acceptedAt, afterId: after.id }
      return (await read(list, { state: state ?? null, limit, ...behind })).map(toEntry)
    },
    async page(filter, { limit, offset }) {
      const values = valuesOf(filter)
      const [rows, [count]] = await Promise.all([
        read(page(filter), { ...values, limit, offset }),
        read(countPage(filter), values),
      ])
      return { entries: rows.map(toEntry), total: Number(count?.leads) }
    },
    async countOfVehicles(vehicles) {
      const rows = await read(countVehicles, { vehicles })
      return new Map(rows.map((row) => [String(row.vehicle), Number(row.leads)]))
    },
    async show(id) {
      const shown = (await showMany([id])).get(id) ?? null
      if (shown instanceof Error) throw shown
      return shown
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
    handling: row.handling as OutboxEntry['handling'],
    holder: row.holder as string | null,
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
