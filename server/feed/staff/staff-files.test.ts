import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { readConfig } from '../../config.ts'
import { createAudit } from '../../staff-audit.ts'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { openStockStore } from '../../store/open-stock-store.ts'
import { readKeptMaps } from '../column-maps/kept-maps.ts'
import { mapForHeading } from '../column-maps/load-column-map.ts'
import { runInThread } from '../import-in-thread.ts'
import { prepareRecord } from '../prepare-record.ts'
import { runImport } from '../run-import.ts'
import { createFileTurns, type FileTurns } from './file-turns.ts'
import { sweepIncoming } from './incoming-files.ts'
import { createStaffFiles, type FileView } from './staff-files.ts'

let dataDir: string
let store: StockStore
let turns: FileTurns

beforeEach(async () => {
  dataDir = await openTemporaryFolder()
  store = await openStockStore({ dataDir, databaseUrl: null })
  turns = createFileTurns()
  onTestFinished(() => store.close())
})

/** Reads files in this thread, unless `run` is that of a thread of its own. */
function desk(person = 'Ann', settings: Record<string, string> = {}, run = runImport) {
  const config = readConfig({ DATA_DIR: dataDir, ...settings })
  const audit = createAudit(dataDir, person)
  return createStaffFiles({ config, stock: store, audit, person, turns, runImport: run })
}

async function bring(content: string | Uint8Array, name = 'stock.csv', files = desk()): Promise<FileView> {
  const chunks = Readable.from([Buffer.from(content)])
  const { id } = await files.receive({ name, chunks, isTooLarge: () => false })
  const view = await files.open(id, 20_000)
  if (view === null) throw new Error('It is not there')
  return view
}

function ready({ outcome, fault }: FileView) {
  if (outcome?.state !== 'ready') throw new Error(fault ?? JSON.stringify(outcome))
  return outcome
}

/** Brings a file and reads it in at once. */
async function readIn(content: string, typed: number | null = null) {
  const view = await bring(content)
  const { digest } = ready(view).comparison
  const taking = await desk().take(view.file.id, { digest, typed })
  expect(taking).toMatchObject({ state: 'taken' })
  return taking
}

const heading = 'Stock no,Make,Model,Price,Mileage,Reg'
const row = (index: number, price = '9995') => `S${index},Ford,Focus,${price},31000,AB${10 + index} CDE`
const fileOf = (rows: readonly string[]) => `${[heading, ...rows].join('\n')}\n`
const vehicles = (count: number) => Array.from({ length: count }, (_, index) => row(index))

describe('a file that staff bring', () => {
  it.each(['constructor', '__proto__', 'toString'])('may have a column %s', async (name) => {
    const view = await bring(`${heading},${name}\n${row(1)},x\n`)
    expect(view.sheet?.columns.at(-1)).toMatchObject({ heading: name, field: '', examples: ['x'] })
    expect(await desk().chooseByForm(view.file.id, new URLSearchParams())).toBeNull()
  })

  it('changes exactly what was shown, and says of each row that it cannot read why', async () => {
    expect(await readIn(fileOf(vehicles(4)))).toMatchObject({ state: 'taken', taken: { added: 4 } })
    const view = await bring(fileOf([row(0, '8995'), row(1), row(2, 'ask Bob'), row(7)]))
    const outcome = ready(view)
    expect(outcome.comparison).toMatchObject({
      added: { count: 1, first: [{ id: 'S7', name: 'Ford Focus', price: '£9,995' }] },
      // A vehicle whose row cannot be read is not in the file.
      left: { count: 2, first: [{ id: 'S2' }, { id: 'S3' }] },
      repriced: { count: 1, first: [{ id: 'S0', before: '£9,995', price: '£8,995' }] },
    })
    expect(outcome.rejected).toEqual({
      count: 1,
      first: [
        expect.objectContaining({ line: 4, field: 'Price', reason: expect.stringContaining('ask Bob') }),
      ],
    })
    expect(await store.count()).toBe(4)
    const taking = await desk().take(view.file.id, { digest: outcome.comparison.digest, typed: null })
    expect(taking).toMatchObject({ state: 'taken', taken: { added: 1, left: 2, repriced: 1, rejected: 1 } })
    expect(await store.count()).toBe(3)
    const audit = await readFile(join(dataDir, 'applications.audit.ndjson'), 'utf8')
    expect(audit).toContain('"user":"Ann","command":"file","added":1,"left":2,"repriced":1')
  })

  it('removes more than the limit only when their number is typed', async () => {
    await readIn(fileOf(vehicles(30)))
    const view = await bring(fileOf(vehicles(10)))
    const { comparison, caution } = ready(view)
    expect([caution, comparison.left.count]).toEqual(['too many', 20])
    for (const typed of [null, 19, 30])
      expect(await desk().take(view.file.id, { digest: comparison.digest, typed })).toEqual({
        state: 'number wanted',
      })
    expect(await store.count()).toBe(30)
    expect(await desk().take(view.file.id, { digest: comparison.digest, typed: 20 })).toMatchObject({
      state: 'taken',
    })
    expect(await store.count()).toBe(10)
  })

  it('says how many of those that leave are of the demo, and asks for no number', async () => {
    const demo = [...makeDemoStock({ count: 20, seed: 1 })].map((record) => prepareRecord(record))
    await store.write((writer) => writer.put(demo))
    const { comparison, caution, leftDemo } = ready(await bring(fileOf(vehicles(2))))
    expect([caution, comparison.left.count, leftDemo]).toEqual([null, 20, 20])
  })

  it.each([
    ['has no price that can be read', fileOf([row(0, 'ask Bob'), row(1, 'see Ann')])],
    ['has a heading that nobody knows', 'a,b,c\n1,2,3\n'],
    ['has nothing but a heading', `${heading}\n`],
  ])(
    'takes nothing away when the file %s, though only vehicles of the demo would leave',
    async (_what, text) => {
      const demo = [...makeDemoStock({ count: 20, seed: 1 })].map((record) => prepareRecord(record))
      await store.write((writer) => writer.put(demo))
      const { file, ...view } = await bring(text)
      const { comparison, caution, leftDemo } = ready({ file, ...view })
      expect([caution, comparison.left.count, leftDemo]).toEqual(['nothing read', 0, 0])
      expect(await desk().take(file.id, { digest: comparison.digest, typed: null })).toMatchObject({
        state: 'failed',
      })
      expect(await store.count()).toBe(20)
    },
  )

  it('names the words that are new, and the same vehicle under two stock numbers', async () => {
    const twice = row(1).replace('S1,', 'S9,')
    const outcome = ready(await bring(fileOf([row(1), twice, row(2).replace('Ford', 'Frod')])))
    expect(outcome.newWords).toEqual(['make "Frod"', 'model "Focus"'])
    expect(outcome.sameVehicles).toEqual([{ shown: 'S9', hidden: 'S1', mark: 'registration AB11CDE' }])
    expect(outcome.warnings).toEqual({ count: 0, first: [] })
  })

  it('asks for the number too where the file may have been cut short', async () => {
    await readIn(fileOf(vehicles(4)))
    const view = await bring(fileOf(vehicles(3)).slice(0, -4))
    expect(ready(view).caution).toBe('cut')
  })

  it('has lines about no vehicle, which are no fault of it', async () => {
    const view = await bring(fileOf(['CARS,,,,,', ...vehicles(2), 'VANS,,,,,', row(2), ',TOTAL,,42480,,']))
    expect(ready(view)).toMatchObject({
      rows: 3,
      rejected: { count: 0, first: [] },
      asides: { count: 3, first: [{ line: 2, reason: 'It says only “CARS”, and is no vehicle' }, {}, {}] },
    })
    expect(
      await desk().take(view.file.id, { digest: ready(view).comparison.digest, typed: null }),
    ).toMatchObject({
      taken: { added: 3, rejected: 0 },
    })
  })

  it('removes nothing when it has only some vehicles', async () => {
    await readIn(fileOf(vehicles(4)))
    const { file } = await bring(fileOf([row(9)]))
    await desk().chooseByForm(file.id, new URLSearchParams({ whole: 'no', ...keys() }))
    const view = await desk().open(file.id, 20_000)
    expect(view && ready(view).comparison).toMatchObject({ added: { count: 1 }, left: { count: 0 } })
  })

  it('changes nothing when its columns are confirmed as they were guessed', async () => {
    await readIn(fileOf(vehicles(4)))
    const { file } = await bring(fileOf(vehicles(4)))
    await desk().chooseByForm(file.id, new URLSearchParams(keys()))
    const view = await desk().open(file.id, 20_000)
    expect(view && ready(view).comparison).toMatchObject({ changed: 0, repriced: { count: 0 } })
  })

  it('changes nothing when the stock is no longer what was compared', async () => {
    await readIn(fileOf(vehicles(4)))
    const view = await bring(fileOf(vehicles(3)))
    const { digest } = ready(view).comparison
    await readIn(fileOf([row(0, '1000'), ...vehicles(4).slice(1)]))
    expect(await desk('Bob', {}, runInThread).take(view.file.id, { digest, typed: null })).toEqual({
      state: 'changed',
    })
    expect(await store.count()).toBe(4)
    // An unrelated change is none.
    const again = await desk().open(view.file.id, 20_000)
    expect(
      await desk().take(view.file.id, { digest: again ? ready(again).comparison.digest : '', typed: null }),
    ).toMatchObject({ state: 'taken' })
  })

  it('is read in once when two people press at once', async () => {
    const view = await bring(fileOf(vehicles(4)))
    const { digest } = ready(view).comparison
    const takings = await Promise.all(
      ['Ann', 'Bob'].map((person) =>
        desk(person, {}, runInThread).take(view.file.id, { digest, typed: null }),
      ),
    )
    expect(takings.map(({ state }) => state).toSorted()).toEqual(['changed', 'taken'])
  })

  it('keeps what a person chose of its columns where the feed and the command find it', async () => {
    const text = `Stock no,Make,Model,Asking,Mileage,Reg\n${vehicles(3).join('\n')}\n`
    const { file, sheet } = await bring(text)
    expect(sheet?.columns.find(({ heading }) => heading === 'Asking')).toMatchObject({
      field: '',
      examples: ['9995'],
    })
    expect(sheet?.doubts.map(({ kind }) => kind)).toContain('no price')
    await desk().chooseByForm(file.id, new URLSearchParams({ ...keys(), 'column-3': priceKey }))
    const view = await desk().open(file.id, 20_000)
    const { digest } = view ? ready(view).comparison : { digest: '' }
    expect(await readKeptMaps(dataDir)).toEqual([])
    expect(await desk().take(file.id, { digest, typed: null })).toMatchObject({
      state: 'taken',
      taken: { added: 3 },
    })
    const kept = mapForHeading(text.split('\n', 1)[0]?.split(',') ?? [], await readKeptMaps(dataDir))
    expect(kept?.columns.Asking).toMatchObject({ as: 'pounds' })
    expect(await bring(text)).toMatchObject({ isKnown: true })
  })

  it('keeps it in the file that STOCK_FEED_MAP names, with what its form does not show', async () => {
    const mapFile = join(dataDir, 'map.json')
    const columns = {
      'Stock no': 'metadata.stockId',
      Make: 'vehicle.make',
      Model: 'vehicle.model',
      Price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
      Fuel: { to: 'vehicle.fuelType', optional: true },
    }
    await writeFile(mapFile, JSON.stringify({ columns, makes: ['Marcos'], ignore: ['Mileage', 'Reg'] }))
    const files = desk('Ann', { STOCK_FEED: '/feed.csv', STOCK_FEED_MAP: mapFile })
    const { file } = await bring(fileOf(vehicles(2)), 'stock.csv', files)
    await files.chooseByForm(file.id, new URLSearchParams(keys()))
    const view = await files.open(file.id, 20_000)
    await files.take(file.id, { digest: view ? ready(view).comparison.digest : '', typed: null })
    const written = JSON.parse(await readFile(mapFile, 'utf8'))
    expect(written).toMatchObject({
      makes: ['Marcos'],
      columns: { Fuel: { optional: true }, Mileage: { as: 'miles' } },
    })
    expect(await readKeptMaps(dataDir)).toEqual([])
  })

  it('is refused in words where two columns are the same field', async () => {
    const { file } = await bring(fileOf(vehicles(2)))
    const words = await desk().chooseByForm(file.id, new URLSearchParams({ ...keys(), 'column-4': priceKey }))
    expect(words).toBe('“Price” and “Mileage” are both Price. Leave one of them out.')
  })

  it('may be an Excel workbook or JSON, and shows its first twenty vehicles', async () => {
    const rows = [heading.split(','), ...vehicles(30).map((line) => line.split(','))]
    const workbook = await bring(await writeXlsx({ sheets: [{ name: 'Stock', rows }] }), 'stock.xlsx')
    expect([workbook.vehicles.length, ready(workbook).comparison.added.count]).toEqual([20, 30])
    const json = await bring(
      '[{"metadata":{"stockId":"J1","lifecycleState":"FORECOURT"},"vehicle":{"vehicleType":"Car","make":"Ford"},"adverts":{"retailAdverts":{"totalPrice":{"amountGBP":1},"advertiserAdvert":{"status":"PUBLISHED"}}}}]',
      'a.json',
    )
    expect([json.sheet, ready(json).comparison.added.count]).toEqual([null, 1])
  })

  it.each([
    ['a PDF', '%PDF-1.4', 'The file is a PDF'],
    ['a web page', '<!doctype html><html>', 'The file is a web page'],
    ['nothing', '', 'The file is empty.'],
  ])('is refused and not kept when it is %s', async (_what, content, words) => {
    await expect(bring(content)).rejects.toThrow(words)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  it('says what is wrong with JSON that ends too early', async () => {
    const { outcome } = await bring('[{"metadata":{"stockId":"a"}', 'a.json')
    expect(outcome).toMatchObject({ state: 'failed', reason: expect.stringContaining('ends too early') })
  })
})

it('deletes what a killed desk has left after an hour, and what nobody reads in after a day', async () => {
  const now = Date.now()
  for (const [name, minutes] of [
    ['.new-arriving', 30],
    ['.new-left', 61],
    ['brought', 23 * 60],
    ['old', 25 * 60],
  ] as const) {
    const place = join(dataDir, 'incoming', name)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'photo'), 'as the camera wrote it')
    await utimes(place, now / 1000, now / 1000 - 60 * minutes)
  }
  await sweepIncoming(dataDir, now)
  expect((await readdir(join(dataDir, 'incoming'))).sort()).toEqual(['.new-arriving', 'brought'])
  await sweepIncoming(join(dataDir, 'none'), now)
})

const priceKey = 'adverts.retailAdverts.totalPrice.amountGBP:pounds'

/** The form of a file with `heading`, as it is suggested. */
function keys(): Record<string, string> {
  return {
    'column-0': 'metadata.stockId:text',
    'column-1': 'vehicle.make:text',
    'column-2': 'vehicle.model:text',
    'column-3': priceKey,
    'column-4': 'vehicle.odometerReadingMiles:miles',
    'column-5': 'vehicle.registration:text',
    'default-type': 'Car',
  }
}
