import { createHash } from 'node:crypto'
import { formatPounds } from '#domain/finance/format-money.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, textOf } from '#domain/stock/record-text.ts'
import type { StockReader, StockWriter } from '#domain/stock/store.ts'
import { buyersPrice, vehiclePrice } from '#domain/stock/vehicle-price.ts'

/** A vehicle that a file adds, removes or changes. */
export interface ComparedVehicle {
  id: string
  /** Make, model and derivative. */
  name: string
  registration: string | null
  /** In words, with its VAT. */
  price: string
}

export interface RepricedVehicle extends ComparedVehicle {
  /** The price that it has now, in words. */
  before: string
}

/** What reading in a file does to the stock that visitors see. Lists hold the first 100; counts are of all. */
export interface Comparison {
  /** The same for the same file and stock: what was shown to a person is what is done, or nothing. */
  digest: string
  added: { count: number; first: ComparedVehicle[] }
  left: { count: number; first: ComparedVehicle[] }
  repriced: { count: number; first: RepricedVehicle[] }
  /** Vehicles of which something else changes. */
  changed: number
}

/** The stock is not as it was when the comparison was shown. */
export class StockChangedError extends Error {
  override name = 'StockChangedError'
}

const mostListed = 100
const sliceSize = 500

/**
 * Compares what a write has changed with the stock as it was before: of the importer itself, so that there is no second
 * rule of what a file does.
 *
 * @throws {StockChangedError} when that is not what was `expected`, by its digest.
 */
export async function compareWrite(
  writer: Pick<StockWriter, 'changed'>,
  store: Pick<StockReader, 'findMany'>,
  expected: string | null,
): Promise<Comparison> {
  const hash = createHash('sha256')
  const comparison: Comparison = {
    digest: '',
    added: { count: 0, first: [] },
    left: { count: 0, first: [] },
    repriced: { count: 0, first: [] },
    changed: 0,
  }

  function note(id: string, before: StockRecord | undefined, after: StockRecord | null): void {
    if (before === undefined && after === null) return
    const [was, is] = [before && priceInWords(before), after && priceInWords(after)]
    hash.update(`${JSON.stringify([id, was ?? null, is])}\n`)
    if (before === undefined && after) add(comparison.added, compared(id, after))
    else if (before && after === null) add(comparison.left, compared(id, before))
    else if (before && after && buyersPrice(before) !== buyersPrice(after))
      add(comparison.repriced, { ...compared(id, after), before: priceInWords(before) })
    else comparison.changed += 1
  }

  for (let after = ''; ; ) {
    const changes = await writer.changed(after, sliceSize)
    const last = changes.at(-1)
    if (last === undefined) break
    const before = await store.findMany(changes.map(({ id }) => id))
    const shown = new Map(before.map((record) => [record.metadata.stockId, record]))
    for (const { id, record } of changes) note(id, shown.get(id), record)
    after = last.id
  }
  comparison.digest = hash.digest('base64url')
  if (expected !== null && expected !== comparison.digest)
    throw new StockChangedError('The stock has changed since the file was compared with it')
  return comparison
}

function add<V>(list: { count: number; first: V[] }, vehicle: V): void {
  list.count += 1
  if (list.first.length < mostListed) list.first.push(vehicle)
}

function compared(id: string, record: StockRecord): ComparedVehicle {
  const derivative = textOf(record.vehicle, 'derivative')
  return {
    id,
    name: [nameOf(record), derivative].filter(Boolean).join(' '),
    registration: textOf(record.vehicle, 'registration'),
    price: priceInWords(record),
  }
}

function priceInWords(record: StockRecord): string {
  const { price, vatStatus } = vehiclePrice(record)
  if (price === null) return 'Price on application'
  return [formatPounds(price), vatStatus].filter(Boolean).join(' ')
}
