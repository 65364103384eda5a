import { hash } from 'node:crypto'
import { z } from 'zod'
import { pence } from '#domain/finance/money.ts'
import { isStockRecord } from '#domain/stock/is-stock-record.ts'
import { overrideFieldsSchema } from '#domain/stock/override-fields.ts'
import { parseRecord } from '#domain/stock/parse-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { RecordFault, RecordWarning } from '#domain/stock/record-fault.ts'
import { missingMake, type RecordRules } from '#domain/stock/record-rules.ts'
import type { PreparedRecord, StockEntry } from '#domain/stock/store.ts'
import type { FeedRow } from './feed-row.ts'
import { prepareRecord } from './prepare-record.ts'
import type { ReadFeed } from './read-feed.ts'
import type { SeenIds } from './seen-ids.ts'

interface ValidatedRow {
  id: string | null
  /** Null when the row is rejected because of `faults`. */
  prepared: PreparedRecord | null
  faults: RecordFault[]
  warnings: RecordWarning[]
  /** It equals an earlier row in every cell; known only for rows without ids. */
  repeated: boolean
}

type Outcome = Pick<ValidatedRow, 'id' | 'faults'> & Partial<ValidatedRow>

/** Validates rows and prepares them for the store. Never throws. */
export function createRowValidator(
  feed: ReadFeed,
  seen: SeenIds,
  rules: RecordRules,
): (row: FeedRow) => ValidatedRow {
  const inFeedWords = <F extends RecordFault>(fault: F): F => ({
    ...fault,
    field: feed.fieldName(fault.field),
  })

  return ({ line, value: row, json, isIdFromCells = false, unknownMake, warnings: ofCells = [] }) => {
    const unpacked = unpackMoved(row)
    const value = unpacked.record
    if ('fault' in unpacked) return outcome({ id: claimedId(value), faults: [unpacked.fault] })
    const parsed = parseRecord(value, rules)
    if (!parsed.ok) {
      const faults = parsed.faults.map((fault) => inFeedWords(namingMake(fault, unknownMake)))
      return outcome({ id: claimedId(value), faults })
    }
    const { record } = parsed
    const warnings = [...ofCells, ...parsed.warnings].map(inFeedWords)
    const id = record.metadata.stockId
    // Repeated ids that the feed gives are counted by the store.
    const { times, firstLine } = isIdFromCells ? seen.note(id, line) : unseen
    const repeated = times > 0
    if (repeated && feed.repeats() === 'reject') {
      const reason = `The row is the same as line ${firstLine} in every cell`
      return outcome({ id, faults: [{ field: '', reason }], repeated })
    }
    if (repeated) record.metadata.stockId = repeatId(id, times)
    const asSent = record === row ? json : undefined
    return outcome({
      id: record.metadata.stockId,
      faults: [],
      prepared: { ...prepareRecord(record, asSent), ...unpacked.known },
      warnings,
      repeated,
    })
  }
}

/** A title without a known make leaves the make empty, but the make is not what the row lacks. */
function namingMake(fault: RecordFault, unknownMake: string | undefined): RecordFault {
  const isMissing = fault.field === 'vehicle.make' && fault.reason === missingMake
  return isMissing && unknownMake !== undefined ? { ...fault, reason: `Unknown make: ${unknownMake}` } : fault
}

const unseen = { times: 0, firstLine: 0 }

function outcome(row: Outcome): ValidatedRow {
  return { prepared: null, warnings: [], repeated: false, ...row }
}

/** The id of the n-th row that is the same in every cell; stable between imports. */
function repeatId(id: string, times: number): string {
  return hash('sha256', `${id} ${times}`).slice(0, 32)
}

/** The id in a rejected row, for the rejects file. */
function claimedId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('metadata' in value)) return null
  const { metadata } = value
  if (typeof metadata !== 'object' || metadata === null || !('stockId' in metadata)) return null
  const { stockId } = metadata
  return typeof stockId === 'string' || typeof stockId === 'number' ? String(stockId).slice(0, 100) : null
}

/** What a store knows of a vehicle besides its record: with it, a line of `stock export --format history`. */
type Known = Omit<StockEntry, 'record'>

/** Epoch milliseconds, of whole seconds. */
const instant = z.int().min(0).multipleOf(1000)

const price = z.int().min(0).transform(pence)

const schema = z.object({
  hash: z.string().max(100),
  hasLeft: z.boolean(),
  log: z
    .object({
      arrived: instant,
      left: instant.nullable(),
      prices: z
        .array(z.object({ since: instant, price: price.nullable() }))
        .min(1)
        .max(100_000),
    })
    .refine(({ prices }) => isInOrder(prices.slice(0, -1)), 'The prices are not in the order of time')
    .nullable(),
  override: z
    .object({
      fields: overrideFieldsSchema,
      note: z.string().max(1_000).nullable(),
      at: instant,
      fed: z.custom<StockRecord>(isStockRecord).nullable(),
    })
    .nullable()
    .default(null),
}) satisfies z.ZodType<Known>

/** The record of a row, and what another store knew of it; null for a row that is a record. */
function unpackMoved(
  row: unknown,
): { record: unknown; known: Known | null } | { record: unknown; fault: RecordFault } {
  if (typeof row !== 'object' || row === null || !('record' in row) || !('hasLeft' in row)) {
    return { record: row, known: null }
  }
  const { record } = row
  const read = schema.safeParse(row)
  if (!read.success) {
    const [issue] = read.error.issues
    return { record, fault: { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' } }
  }
  return { record, known: read.data }
}

function isInOrder(prices: readonly { since: number }[]): boolean {
  return prices.every(({ since }, index) => since > (prices[index - 1]?.since ?? -1))
}
