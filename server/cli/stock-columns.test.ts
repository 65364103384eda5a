import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import sells from '#sells'
import { loadColumnMap } from '../feed/column-maps/load-column-map.ts'
import { importStock } from '../feed/import-stock.ts'
import type { RejectedField } from '../feed/rejects-file.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { runForecourt } from './testing/run-forecourt.ts'
import { withStock } from './with-stock.ts'

/** Invented rows in the shape of other dealers' exports. */
const fixture = (name: string) => readFile(new URL(`../feed/fixtures/${name}`, import.meta.url))

/** A new folder, which is the working folder and the DATA_DIR of the command. */
async function openFolder() {
  const folder = await openTemporaryFolder()
  async function stock(...args: string[]) {
    const ran = await runForecourt(['stock', ...args], { cwd: folder, env: { DATA_DIR: folder } })
    if (ran.code !== 0) throw new Error(ran.stderr)
    return ran
  }
  async function records(): Promise<StockRecord[]> {
    const lines = (await stock('export', '-')).stdout.split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  }
  return { folder, stock, records }
}

/**
 * Runs `stock columns` on a file, and imports the file with the map that it prints; returns the map, standard error and the
 * records.
 */
async function bring(feed: string | Buffer) {
  const { folder, stock } = await openFolder()
  const source = join(folder, 'feed.csv')
  const mapFile = join(folder, 'map.json')
  const rejectsFile = join(folder, 'why.ndjson')
  await writeFile(source, feed)
  const { stdout, stderr } = await stock('columns', 'feed.csv')
  await writeFile(mapFile, stdout)
  const map = await loadColumnMap(mapFile)
  return withStock({ dataDir: folder, databaseUrl: null }, async (store) => {
    const summary = await importStock(source, store, { map, rejectsFile, sells, now: new Date() })
    const why = await readFile(rejectsFile, 'utf8').catch(() => '')
    const rejects: RejectedField[] = why
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    const records: StockRecord[] = []
    for await (const batch of store.all()) records.push(...batch)
    return { map: JSON.parse(stdout), note: stderr, summary, records, rejects }
  })
}

const titled = `,title,Price,Mileage(miles),Registration_Year,Previous Owners,Fuel type,Body type,Engine,Gearbox,Doors,Seats,Emission Class,Service history
0,SKODA Fabia,6900,70189,2016,3.0,Diesel,Hatchback,1.4L,Manual,5.0,5.0,Euro 6,
1,Land Rover Range Rover Sport 3.0,"22,395",45k,2017 (67 reg),,Diesel,SUV,3.0L,Automatic,5.0,5.0,Euro 6,Full
2,Nonesuch Thing,2295,1000,2015,1.0,Petrol,SUV,1.0L,Manual,5.0,5.0,Euro 6,
3,Vauxhall Corsa,1495,1000,2055,1.0,Petrol,Hatchback,1.2L,Manual,3.0,5.0,Euro 4,
`

const branded = `Brand;Model;Variant;Reg Year;Price (£);Miles;Fuel;Transmission;Engine (L);Power;Colour;Location;Seller notes
KIA;Ceed;1.0 T-GDi 2;2019.0;£12,995.00;23,000 miles;Petrol;Manual;1.0L;118bhp;Blue;Leeds;clean
Kia;Ceed;nan;2020;13995;N/A;Petrol;Manual;1598cc;;-;York;
`

describe('a first column map', () => {
  it('is guessed for adverts with a title, an index and units, and imports them', async () => {
    const { map, note, summary, records } = await bring(titled)
    expect(map.columns.title).toEqual({ to: 'vehicle', as: 'title' })
    expect(note).toContain('Headings without a field: (empty)\n')
    expect(note).toContain('Check: title: 1 of 4 cells are not read as title, such as "Nonesuch Thing".\n')
    expect(summary).toMatchObject({ read: 4, added: 2, rejected: 2, warnings: 0 })
    expect(records[0]?.vehicle).toEqual({
      vehicleType: 'Car',
      make: 'Skoda',
      model: 'Fabia',
      odometerReadingMiles: 70_189,
      yearOfManufacture: 2016,
      owners: 3,
      fuelType: 'Diesel',
      bodyType: 'Hatchback',
      badgeEngineSizeLitres: 1.4,
      transmissionType: 'Manual',
      doors: 5,
      seats: 5,
      emissionClass: 'Euro 6',
    })
    expect(records[1]?.vehicle).toMatchObject({
      make: 'Land Rover',
      model: 'Range Rover Sport',
      derivative: '3.0',
      odometerReadingMiles: 45_000,
      yearOfManufacture: 2017,
    })
    expect(records[1]?.adverts.retailAdverts.totalPrice).toEqual({ amountGBP: 22_395 })
  })

  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${branded}`)],
    ['in Windows-1252', Buffer.from(branded, 'latin1')],
    ['compressed', gzipSync(branded)],
    ['with carriage returns and tabs', Buffer.from(branded.replaceAll('\n', '\r\n').replaceAll(';', '\t'))],
  ])('is guessed for adverts with makes and pounds, %s', async (_, feed) => {
    const { note, summary, records } = await bring(feed)
    expect(note).toBe(
      'Headings without a field: Seller notes\n' +
        'Check: No column is sure to be the stock number: a row with another price becomes a new vehicle at a new address. Name columns that stay the same under "identify".\n' +
        'Check: No column is sure to be the type: every vehicle becomes what "defaults" says.\n',
    )
    expect(summary).toMatchObject({ added: 2, rejected: 0, warnings: 0 })
    expect(records).toMatchObject([
      {
        vehicle: {
          make: 'Kia',
          derivative: '1.0 T-GDi 2',
          yearOfManufacture: 2019,
          odometerReadingMiles: 23_000,
          badgeEngineSizeLitres: 1,
          enginePowerBHP: 118,
        },
        adverts: { retailAdverts: { totalPrice: { amountGBP: 12_995 } } },
        advertiser: { location: { town: 'Leeds' } },
      },
      { vehicle: { make: 'Kia', badgeEngineSizeLitres: 1.598 } },
    ])
    for (const field of ['derivative', 'odometerReadingMiles', 'colour', 'enginePowerBHP'])
      expect(records[1]?.vehicle).not.toHaveProperty(field)
  })

  it('distinguishes registrations from years, and uses a column as id only if its cells are distinct', async () => {
    const { map } = await bring(
      'id,make,model,registration,reg,price\n7,Ford,Ka,AB12 CDE,2012,995\n7,Ford,Ka,AB13 CDE,2013,995\n',
    )
    expect(map.columns).toEqual({
      make: 'vehicle.make',
      model: 'vehicle.model',
      registration: 'vehicle.registration',
      reg: { to: 'vehicle.yearOfManufacture', as: 'year' },
      price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
    })
  })

  it('is refused for a file without known headings', async () => {
    await expect(bring('a,b\n1,2\n')).rejects.toThrow('No heading of the file is known')
    await expect(bring('[]')).rejects.toThrow('The feed is JSON, which needs no column map')
  })
})

it.each([
  ['a report', 'Stock list,,\nPrinted 14/03/2026,,\n,,\nStock No,Make,Price\n1,Fiat,6995\n', 2],
  ['a title without separators', 'Used stock week 48\nStock No;Make;Price\n1;Fiat;6995\n', 1],
  ['a title that is the name of a field', 'Stock,,\nReg,Make,Price\nAB12 CDE,Fiat,6995\n', 1],
  ['a heading of two', 'Make,Price\nFiat,6995\n', 0],
])('the lines above the heading of %s are skipped and counted', async (_what, file, titles) => {
  const { note, summary, records } = await bring(file)
  expect(records.map(({ vehicle, adverts }) => [vehicle.make, adverts.retailAdverts.totalPrice])).toEqual([
    ['Fiat', { amountGBP: 6995 }],
  ])
  expect(summary).toMatchObject({ read: 1, rejected: 0, titles })
  if (titles > 0) expect(note).toContain(`Lines above the heading, which are skipped: ${titles}\n`)
})

describe('the export of another dealer', () => {
  it('with semicolons and numbers as on the Continent is read in miles, litres and pounds', async () => {
    const { map, note, summary, records, rejects } = await bring(await fixture('european-numbers.csv'))
    expect(note).toContain('Every heading has a field.\n')
    expect(note).toContain('Check: vehicle_brand: 1 of 4 cells are no known make, such as "Marcos".\n')
    expect(map.columns.mileage_km).toEqual({ to: 'vehicle.odometerReadingMiles', as: 'kilometres' })
    expect(summary).toMatchObject({
      added: 4,
      rejected: 1,
      warnings: 0,
      newMakes: ['Marcos'],
      idsFromCells: 4,
    })
    expect(
      records.map(({ vehicle, adverts }) => [vehicle, adverts.retailAdverts.totalPrice?.amountGBP]),
    ).toMatchObject([
      [
        {
          vehicleType: 'Truck',
          make: 'Volvo',
          model: 'FH',
          derivative: '460 Globetrotter',
          yearOfManufacture: 2017,
          odometerReadingMiles: 559_234,
          badgeEngineSizeLitres: 12.809,
          enginePowerBHP: 460,
          doors: 2,
          firstRegistrationDate: '2017-03-14',
        },
        24_950,
      ],
      [{ make: 'Skoda', odometerReadingMiles: 96_313, badgeEngineSizeLitres: 1.598 }, 8_990],
      [{ make: 'Marcos', odometerReadingMiles: 38_214 }, 31_500],
      [{ vehicleType: 'Van', make: 'Volkswagen' }, 17_495.5],
    ])
    expect(records[2]?.vehicle).not.toHaveProperty('derivative')
    expect(records[3]?.vehicle).not.toHaveProperty('odometerReadingMiles')
    expect(rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [6, 'vehicle_brand', 'Make is missing'],
      [6, 'price', 'Price is missing'],
    ])
  })

  it.each([
    ['UTF-8', (bytes: Buffer) => bytes],
    ['Windows-1252', (bytes: Buffer) => Buffer.from(bytes.toString().replaceAll('€', '\u0080'), 'latin1')],
  ])('of a spreadsheet in %s has its titles split, wherever they stand', async (_, encode) => {
    const { map, note, summary, records, rejects } = await bring(encode(await fixture('titles.tsv')))
    expect(map.columns.Make).toEqual({ to: 'vehicle', as: 'title' })
    expect(map.identify).toEqual(['Reg'])
    expect(note).toContain('Headings without a field: Was (€)\n')
    expect(note).toContain(
      'Check: No column is sure to be the stock number, so a vehicle is recognised by Reg.\n',
    )
    expect(summary).toMatchObject({ added: 4, rejected: 1, warnings: 0, newMakes: [], idsFromCells: 1 })
    expect(records.map(({ vehicle, adverts }) => [vehicle, adverts.retailAdverts])).toMatchObject([
      [
        {
          make: 'Porsche',
          model: 'Macan',
          derivative: '3.0T V6 S PDK',
          registration: 'NX19 KVB',
          yearOfManufacture: 2019,
          odometerReadingMiles: 61_250,
          owners: 2,
        },
        { totalPrice: { amountGBP: 34_995 } },
      ],
      [{ make: 'Jaguar', model: 'XF', odometerReadingMiles: 48_000 }, { totalPrice: { amountGBP: 13_250 } }],
      [{ make: 'Land Rover', model: 'Range Rover Evoque' }, { priceOnApplication: true }],
      [{ make: 'Ford', model: 'Transit Custom' }, { vatStatus: 'Ex VAT' }],
    ])
    expect(rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [6, 'Asking Price', 'Price "cheap" is not an amount in pounds'],
      [6, 'Make', 'Unknown make: Marcos'],
    ])
  })

  it('keeps its vehicles when their prices and the case of their plates change', async () => {
    const { folder, stock, records } = await openFolder()
    const feed = (await fixture('titles.tsv')).toString()
    await writeFile(join(folder, 'feed.tsv'), feed)
    await writeFile(join(folder, 'map.json'), (await stock('columns', 'feed.tsv')).stdout)
    const imported = ['import', 'feed.tsv', '--map', 'map.json', '--replace', '--json']
    await stock(...imported)
    const before = (await records()).map(({ metadata }) => metadata.stockId)
    await writeFile(join(folder, 'feed.tsv'), feed.replace('34,995', '32,995').replace('Mf66uwt', 'MF66 UWT'))
    const { stdout } = await stock(...imported)
    expect(JSON.parse(stdout)).toMatchObject({ added: 0, changed: 2, unchanged: 2, removed: 0 })
    expect((await records()).map(({ metadata }) => metadata.stockId)).toEqual(before)
  })

  it('does no lasting harm when it is once imported with a wrong map', async () => {
    const { folder, stock, records } = await openFolder()
    await writeFile(join(folder, 'feed.tsv'), await fixture('titles.tsv'))
    const right = (await stock('columns', 'feed.tsv')).stdout
    const wrong = JSON.parse(right)
    wrong.columns.Make = 'vehicle.make'
    await writeFile(join(folder, 'wrong.json'), JSON.stringify(wrong))
    await writeFile(join(folder, 'right.json'), right)
    const { stdout } = await stock('import', 'feed.tsv', '--map', 'wrong.json', '--dry-run')
    expect(stdout).toContain(
      'Makes that were not seen before: Porsche Macan 3.0T V6 S PDK, jaguar XF 2.0d Prestige',
    )
    await stock('import', 'feed.tsv', '--map', 'wrong.json')
    await stock('import', 'feed.tsv', '--map', 'right.json', '--replace')
    expect((await records()).map(({ vehicle }) => vehicle.make)).toEqual([
      'Porsche',
      'Jaguar',
      'Land Rover',
      'Ford',
    ])
  })
})

describe('a title', () => {
  it('is split by the makes of the stock', async () => {
    const { folder, stock, records } = await openFolder()
    await writeFile(join(folder, 'own.csv'), 'make,model,price\nNorthern Star,Comet Plus,9995\n')
    await writeFile(join(folder, 'titles.csv'), 'title,price\nNORTHERN STAR Comet Plus Long Range,8995\n')
    for (const name of ['own', 'titles']) {
      await writeFile(join(folder, `${name}.json`), (await stock('columns', `${name}.csv`)).stdout)
      await stock('import', `${name}.csv`, '--map', `${name}.json`)
    }
    expect((await records()).map(({ vehicle }) => vehicle)).toMatchObject([
      { make: 'Northern Star', model: 'Comet Plus' },
      { make: 'Northern Star', model: 'Comet Plus', derivative: 'Long Range' },
    ])
  })
})
