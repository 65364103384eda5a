import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { StockRecord } from '../domain/stock/record.ts'
import { type ColumnMap, columnMapSchema } from '../server/feed/column-maps/column-map.ts'
import { slimVehicles } from './records.ts'

export interface Feeds {
  ndjson: string
  /** The NDJSON again, with one price in a hundred changed. */
  changed: string
  envelope: string
  /** With the columns of a typical spreadsheet. */
  csv: string
}

/** By the name of the column: where the map writes it, and what it is. */
const columns: Record<string, [path: string, as?: 'date' | 'number' | 'pounds']> = {
  id: ['metadata.stockId'],
  arrived: ['metadata.dateOnForecourt', 'date'],
  type: ['vehicle.vehicleType'],
  make: ['vehicle.make'],
  model: ['vehicle.model'],
  derivative: ['vehicle.derivative'],
  registration: ['vehicle.registration'],
  year: ['vehicle.yearOfManufacture'],
  mileage: ['vehicle.odometerReadingMiles', 'number'],
  gearbox: ['vehicle.transmissionType'],
  fuel: ['vehicle.fuelType'],
  body: ['vehicle.bodyType'],
  colour: ['vehicle.colour'],
  doors: ['vehicle.doors', 'number'],
  price: ['adverts.retailAdverts.totalPrice.amountGBP', 'pounds'],
  description: ['adverts.retailAdverts.description'],
}

export const columnMap: ColumnMap = columnMapSchema.parse({
  columns: Object.fromEntries(
    Object.entries(columns).map(([name, [to, as]]) => [name, as === undefined ? to : { to, as }]),
  ),
  defaults: {
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
})

/** The same vehicles in each format. */
export async function writeFeeds(folder: string, count: number, seed: number): Promise<Feeds> {
  const files = {
    ndjson: join(folder, 'stock.ndjson'),
    changed: join(folder, 'changed.ndjson'),
    envelope: join(folder, 'stock.json'),
    csv: join(folder, 'stock.csv'),
  }
  const vehicles = () => slimVehicles(count, seed)
  await write(files.ndjson, lines(vehicles()))
  await write(files.changed, lines(withChanges(vehicles())))
  await write(files.envelope, envelope(vehicles(), count))
  await write(files.csv, csvLines(vehicles()))
  return files
}

function* lines(records: Iterable<StockRecord>): Generator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`
}

function* withChanges(records: Iterable<StockRecord>): Generator<StockRecord> {
  let position = 0
  for (const record of records) {
    const price = record.adverts.retailAdverts.totalPrice
    if (position++ % 100 === 0 && price) price.amountGBP = (price.amountGBP ?? 0) + 100
    yield record
  }
}

function* envelope(records: Iterable<StockRecord>, count: number): Generator<string> {
  let separator = '{"results":['
  for (const record of records) {
    yield separator + JSON.stringify(record)
    separator = ','
  }
  yield `],"totalResults":${count}}`
}

function* csvLines(records: Iterable<StockRecord>): Generator<string> {
  yield `${Object.keys(columns).join(',')}\n`
  for (const record of records) {
    const cells = Object.values(columns).map(([path]) => cell(valueAt(record, path)))
    yield `${cells.join(',')}\n`
  }
}

function valueAt(record: StockRecord, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record)
}

function cell(value: unknown): string {
  const text = String(value ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes in blocks, because half a million small writes would take longer than the import. */
async function write(file: string, parts: Iterable<string>): Promise<void> {
  const stream = createWriteStream(file)
  let waiting = ''
  for (const part of parts) {
    waiting += part
    if (waiting.length < 1_000_000) continue
    if (!stream.write(waiting)) await once(stream, 'drain')
    waiting = ''
  }
  stream.end(waiting)
  await once(stream, 'close')
}
