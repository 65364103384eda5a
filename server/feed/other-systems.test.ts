import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { guessColumns } from './column-maps/guess-columns.ts'
import { readCsvSample } from './csv-sample.ts'
import { importWarnings } from './import-summary.ts'
import { chunksOf } from './test-chunks.ts'
import { openYard } from './test-import.ts'

/** What each row must become: state, type, price, condition or body, and what the summary must say. */
const files: readonly (readonly [file: string, rows: readonly unknown[], told: readonly string[]])[] = [
  [
    'codes-in-capitals',
    [
      ['FORECOURT', 'Car', 9_995, 'Hatchback', 'Manual'],
      ['FORECOURT', 'Car', 15_495, 'Hatchback', 'Automatic'],
      ['SOLD', 'Van', 13_995, 'Panel Van', 'Manual'],
      ['SALE_IN_PROGRESS', 'Car', 14_250, 'Hatchback', 'Automatic'],
      ['FORECOURT', 'Car', 17_250, 'Hatchback', 'Automatic'],
    ],
    ['VAT_Q (adverts.retailAdverts.vatStatus)', 'fuel "H"'],
  ],
  [
    'two-prices',
    [
      ['FORECOURT', 'Van', 7_995, 'Panel Van', 'Manual'],
      ['SALE_IN_PROGRESS', 'Car', 17_495, 'Hatchback', 'Automatic'],
      ['Sold Order', 'Van', 8_995, 'Car Derived Van', 'Manual'],
    ],
    ['"Sold Order" (1)'],
  ],
  [
    'bars',
    [
      ['FORECOURT', 'Car', 18_995, undefined, 'Automatic'],
      ['FORECOURT', 'Car', 39_995, undefined, 'Automatic'],
      ['SALE_IN_PROGRESS', 'Car', 13_495, undefined, 'Manual'],
      ['DUE_IN', 'Car', 44_995, undefined, 'Automatic'],
    ],
    ['4 rows do not say whether they are a car'],
  ],
  [
    'new-and-used-flags',
    [
      ['FORECOURT', 'Car', 3_995, 'Hatchback', 'Manual'],
      ['FORECOURT', 'Van', 5_995, 'Panel Van', 'Manual'],
      ['FORECOURT', 'Car', 28_995, 'SUV', 'Automatic'],
    ],
    ['New (vehicle.ownershipCondition)'],
  ],
  [
    'internet-price',
    [
      ['FORECOURT', 'Car', 11_995, 'Hatchback', 'Automatic'],
      ['FORECOURT', 'Car', 30_995, 'SUV', 'Automatic'],
      ['FORECOURT', 'Car', 44_995, 'SUV', 'Automatic'],
    ],
    [],
  ],
  [
    'lorries',
    [
      ['FORECOURT', 'Truck', 34_500, 'Tractor Unit', 'Automatic'],
      ['SOLD', 'Truck', 27_950, 'Curtainsider', 'Automatic'],
      ['FORECOURT', 'Truck', undefined, 'Tractor Unit', 'Automatic'],
      ['SALE_IN_PROGRESS', 'Truck', 19_995, 'Box', 'Manual'],
    ],
    ['model "P280"'],
  ],
]

it.each(files)('reads %s as the system meant it, or tells what it cannot read', async (file, rows, told) => {
  const bytes = readFileSync(new URL(`fixtures/systems/${file}.csv`, import.meta.url))
  const sample = await readCsvSample(chunksOf(bytes))
  const { store, bring } = await openYard()
  const map = columnMapSchema.parse(guessColumns(sample.heading, sample.rows).map)
  const summary = await bring(bytes, { map })
  const records: StockRecord[] = []
  for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record))
  const read = records.map(({ metadata, vehicle, adverts }) => [
    metadata.lifecycleState,
    vehicle.vehicleType,
    adverts.retailAdverts.totalPrice?.amountGBP,
    vehicle.bodyType ?? undefined,
    vehicle.transmissionType,
  ])
  expect(read).toEqual(rows)
  const warnings = importWarnings(summary).join('\n')
  for (const text of told) expect(warnings).toContain(text)
})
