import { z } from 'zod'
import { pence } from '#domain/finance/money.ts'
import { isStockRecord } from '#domain/stock/is-stock-record.ts'
import { overrideFieldsSchema } from '#domain/stock/override.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { RecordFault } from '#domain/stock/record-fault.ts'
import type { StockEntry } from '#domain/stock/store.ts'

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
      prices: z.array(z.object({ since: instant, price: price.nullable() })).max(100_000),
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
export function unpackMoved(
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
