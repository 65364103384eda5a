import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, onTestFinished } from 'vitest'
import { marketFile } from '../../tests/support/market-data.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { importStock } from './import-stock.ts'

const adverts = marketFile('uk-adverts-100k.csv')

const dirtyMap = columnMapSchema.parse({
  columns: {
    make: 'vehicle.make',
    model: 'vehicle.model',
    year: { to: 'vehicle.yearOfManufacture', as: 'number' },
    price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
    transmission: { to: 'vehicle.transmissionType', values: { 'Semi-Auto': 'Automatic' } },
    mileage: { to: 'vehicle.odometerReadingMiles', as: 'number' },
    fuelType: 'vehicle.fuelType',
    tax: { to: 'vehicle.vehicleExciseDutyWithoutSupplementGBP', as: 'number' },
    mpg: { to: 'vehicle.fuelEconomyNEDCCombinedMPG', as: 'number' },
    engineSize: { to: 'vehicle.badgeEngineSizeLitres', as: 'litres' },
  },
  defaults: {
    'vehicle.vehicleType': 'Car',
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
  repeats: 'reject',
})

describe.skipIf(adverts.absent)('99,187 real adverts with mistakes in them', () => {
  // A hundred thousand rows, which a busy machine reads twice in a minute.
  it('are imported except for exact repeats and the Ford of 2060, each rejected with a reason', {
    timeout: 180_000,
  }, async () => {
    const folder = await openTemporaryFolder()
    const store = await openSqliteStock(join(folder, 'stock.db'))
    onTestFinished(() => store.close())
    const rejectsFile = join(folder, 'rejects.ndjson')
    const rows: Record<string, string>[] = parse(await readFile(adverts.path), { columns: true })
    const distinct = new Set(rows.map((row) => JSON.stringify(Object.values(row)))).size
    const options = { now: new Date('2026-11-20'), map: dirtyMap, rejectsFile, dryRun: true }
    const summary = await importStock(adverts.path, store, options)
    expect(summary).toMatchObject({
      read: rows.length,
      added: distinct - 1,
      rejected: rows.length - distinct + 1,
      duplicates: rows.length - distinct,
    })
    const rejects: { line: number; field: string; reason: string }[] = (await readFile(rejectsFile, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const fromTheFuture = rejects.filter(({ reason }) => reason === 'Year 2060 is in the future')
    expect(fromTheFuture).toMatchObject([{ field: 'year' }])
    expect(rows[(fromTheFuture[0]?.line ?? 0) - 2]).toMatchObject({ make: 'Ford', year: '2060' })
    const repeats = rejects.filter(({ reason }) =>
      /^The row is the same as line \d+ in every cell$/.test(reason),
    )
    expect(repeats.length).toBe(rejects.length - 1)
  })
})
