import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'

const command = new URL('../../bin/forecourt.mjs', import.meta.url).pathname

/** Runs `stock columns` and `stock import --map` on a file; returns the map, standard error and the records. */
async function bring(feed: string | Buffer) {
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  const stock = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, 'stock', ...args], {
      cwd: folder,
      env: { DATA_DIR: folder },
    })
  await writeFile(join(folder, 'feed.csv'), feed)
  const { stdout, stderr } = await stock('columns', 'feed.csv')
  await writeFile(join(folder, 'map.json'), stdout)
  const imported = await stock('import', 'feed.csv', '--map', 'map.json', '--rejects', 'why.csv', '--json')
  const lines = (await stock('export', '-')).stdout.split('\n').filter(Boolean)
  const records: StockRecord[] = lines.map((line) => JSON.parse(line))
  return { map: JSON.parse(stdout), note: stderr, summary: JSON.parse(imported.stdout), records }
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
    expect(note).toBe('Headings without a field: (empty)\n')
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
    expect(note).toBe('Headings without a field: Seller notes\n')
    expect(summary).toMatchObject({ added: 2, rejected: 0, warnings: 0 })
    expect(records).toMatchObject([
      {
        vehicle: {
          make: 'KIA',
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

describe('a title', () => {
  it('is split by the makes of the stock', async () => {
    const { folder, dispose } = await createTemporaryFolder()
    onTestFinished(dispose)
    const stock = (...args: string[]) =>
      promisify(execFile)(process.execPath, [command, 'stock', ...args], {
        cwd: folder,
        env: { DATA_DIR: folder },
      })
    await writeFile(join(folder, 'own.csv'), 'make,model,price\nNorthern Star,Comet Plus,9995\n')
    await writeFile(join(folder, 'titles.csv'), 'title,price\nNORTHERN STAR Comet Plus Long Range,8995\n')
    for (const name of ['own', 'titles']) {
      await writeFile(join(folder, `${name}.json`), (await stock('columns', `${name}.csv`)).stdout)
      await stock('import', `${name}.csv`, '--map', `${name}.json`)
    }
    const lines = (await stock('export', '-')).stdout.split('\n').filter(Boolean)
    expect(lines.map((line) => JSON.parse(line).vehicle)).toMatchObject([
      { make: 'Northern Star', model: 'Comet Plus' },
      { make: 'Northern Star', model: 'Comet Plus', derivative: 'Long Range' },
    ])
  })
})
