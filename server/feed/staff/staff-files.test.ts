import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { runInThread } from '../import-in-thread.ts'
import { prepareRecord } from '../prepare-record.ts'
import {
  fileOf,
  heading,
  keys,
  type OpenedFiles,
  openStaffFiles,
  ready,
  row,
  vehicles,
} from './test-staff-files.ts'

let dataDir: OpenedFiles['dataDir']
let store: OpenedFiles['store']
let desk: OpenedFiles['desk']
let bring: OpenedFiles['bring']
let readIn: OpenedFiles['readIn']

beforeEach(async () => {
  ;({ dataDir, store, desk, bring, readIn } = await openStaffFiles())
})

describe('a file that staff bring', () => {
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
