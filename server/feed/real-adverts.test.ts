import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toListing } from '#domain/stock/to-listing.ts'
import { marketFile } from '../../tests/support/market-data.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { ukAdverts } from './column-maps/uk-adverts.ts'
import { importStock } from './import-stock.ts'

const adverts = marketFile('uk-adverts.csv')
const dirtyAdverts = marketFile('uk-adverts-100k.csv')

/** A hundred thousand rows take seconds on an idle machine, and longer when other tests are running. */

type Row = Record<string, string>

async function readRows(file: string): Promise<Row[]> {
  return parse(await readFile(file), { columns: true })
}

function countBy(values: Iterable<string | undefined>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), 'adverts-'))
  const store = await openSqliteStock(join(folder, 'stock.db'))
  onTestFinished(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })
  return { store, rejectsFile: join(folder, 'rejects.ndjson') }
}

describe.skipIf(adverts.absent)('6,546 real adverts', () => {
  it('are all imported, with the counts of the file', async () => {
    const { store } = await openStore()
    const rows = await readRows(adverts.path)
    const summary = await importStock(adverts.path, store, { now: new Date('2026-11-20'), map: ukAdverts })
    expect(summary).toMatchObject({ read: rows.length, added: rows.length, rejected: 0, warnings: 0 })

    const listings = []
    for await (const batch of store.all()) listings.push(...batch.map((record) => toListing(record)))
    expect(countBy(listings.map((listing) => listing?.values.make))).toEqual(
      countBy(rows.map((row) => row.make)),
    )
    expect(countBy(listings.map((listing) => listing?.values.fuelType))).toEqual(
      countBy(rows.map((row) => row.fuelType)),
    )
    expect(countBy(listings.map((listing) => listing?.values.year?.toString()))).toEqual(
      countBy(rows.map((row) => row.year)),
    )
    const jaguars = (prices: number[]) => prices.toSorted((a, b) => a - b)
    expect(
      jaguars(
        listings.flatMap((listing) =>
          listing?.values.make === 'Jaguar' ? [listing.values.price ?? -1] : [],
        ),
      ),
    ).toEqual(jaguars(rows.flatMap((row) => (row.make === 'Jaguar' ? [Number(row.priceGBP)] : []))))
    expect(listings.filter((listing) => listing?.values.enginePower).length).toBe(
      rows.filter((row) => row.power).length,
    )
  })
})

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

describe.skipIf(dirtyAdverts.absent)('99,187 real adverts with mistakes in them', () => {
  it('are imported except for exact repeats and the Ford of 2060, each rejected with a reason', async () => {
    const { store, rejectsFile } = await openStore()
    const rows = await readRows(dirtyAdverts.path)
    const distinct = new Set(rows.map((row) => JSON.stringify(Object.values(row)))).size
    const options = { now: new Date('2026-11-20'), map: dirtyMap, rejectsFile, dryRun: true }
    const summary = await importStock(dirtyAdverts.path, store, options)
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
