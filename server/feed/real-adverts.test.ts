import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, onTestFinished } from 'vitest'
import { csvLine } from '#domain/exports/csv-line.ts'
import { knownMake } from '#domain/makes/known-make.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { marketFile } from '../../tests/support/market-data.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { doubtInWords } from './column-maps/column-doubts.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { guessColumns } from './column-maps/guess-columns.ts'
import { ukAdverts } from './column-maps/load-column-map.ts'
import { importStock } from './import-stock.ts'

const adverts = marketFile('uk-adverts.csv')
const dirtyAdverts = marketFile('uk-adverts-100k.csv')

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
  const folder = await openTemporaryFolder()
  const store = await openSqliteStock(join(folder, 'stock.db'))
  onTestFinished(() => store.close())
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
      countBy(rows.map((row) => knownMake(row.make ?? ''))),
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

describe.skipIf(adverts.absent)('6,546 real adverts with whole titles', () => {
  it('are mapped by their headings and cells, and keep their makes', async () => {
    const { store, rejectsFile } = await openStore()
    const rows = await readRows(adverts.path)
    const heading = ['Make', 'priceGBP', 'year', 'mileage', 'engineLitres', 'power', 'fuelType', 'town']
    const cells = rows.map((row) => [
      `${row.make} ${row.model} ${row.derivative}`,
      ...heading.slice(1).map((name) => row[name] ?? ''),
    ])
    const { map, doubts } = guessColumns(heading, cells.slice(0, 200))
    expect(map.columns.Make).toEqual({ to: 'vehicle', as: 'title' })
    expect(doubts.map(doubtInWords)).toEqual([
      expect.stringContaining('stock number'),
      expect.stringContaining('to be the type'),
    ])
    const feed = `${rejectsFile}.csv`
    await writeFile(feed, [heading, ...cells].map(csvLine).join(''))
    const options = { now: new Date('2026-11-20'), map: columnMapSchema.parse(map), rejectsFile }
    const summary = await importStock(feed, store, options)
    // Some rows have Mazda2 and Mazda3 as their make, and some Alfa with the model Romeo.
    const unknown = rows.filter(({ make }) => /^Mazda\d$/.test(make ?? '')).length
    expect(summary).toMatchObject({ added: rows.length - unknown, rejected: unknown, newMakes: [] })
    const reasons = (await readFile(rejectsFile, 'utf8')).match(/"Unknown make: Mazda\d"/g)
    expect(reasons).toHaveLength(unknown)
    const makes: (string | undefined)[] = []
    for await (const batch of store.all())
      makes.push(...batch.map(({ vehicle }) => vehicle.make ?? undefined))
    const named = rows.map(({ make }) => (make === 'Alfa' ? 'Alfa Romeo' : make))
    const inLowerCase = (names: (string | undefined)[]) => countBy(names.map((make) => make?.toLowerCase()))
    expect(inLowerCase(makes)).toEqual(inLowerCase(named.filter((make) => !/^Mazda\d$/.test(make ?? ''))))
  })
})

describe.skipIf(adverts.absent || dirtyAdverts.absent)('a first column map of real adverts', () => {
  it.each([
    [adverts.path, ['make', 'model', 'derivative', 'year', 'plate', 'mileage', 'power', 'owners', 'town']],
    [
      dirtyAdverts.path,
      ['make', 'model', 'year', 'price', 'transmission', 'mileage', 'fuelType', 'engineSize'],
    ],
  ])('has the columns of %s', async (path, names) => {
    const rows: string[][] = parse(await readFile(path), { to: 201 })
    const [heading = [], ...cells] = rows
    const { map, doubts } = guessColumns(heading, cells)
    expect(Object.keys(map.columns)).toEqual(expect.arrayContaining(names))
    expect(map.columns.make).toBe('vehicle.make')
    expect(doubts.map(doubtInWords)).toEqual([
      expect.stringContaining('stock number'),
      expect.stringContaining('to be the type'),
    ])
  })
})
