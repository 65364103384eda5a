import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { expect, it } from 'vitest'
import { prepareRecord } from '../../feed/prepare-record.ts'
import { publicBytes } from '../../stock/public-bytes.ts'
import { idsOf, openTestPublicRecords as open } from '../contract/open-public-records.ts'
import { sample } from '../contract/sample-stock.ts'
import { placeOf } from './public-records-file.ts'
import { openPublicRecordsWriter } from './public-records-writer.ts'
import { openSqliteStock } from './stock-store.ts'

/** Writes noise over every page but that of the schema. */
function damage(file: string): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  const { size } = statSync(file)
  const pageSize = 16_384
  const handle = openSync(file, 'r+')
  writeSync(handle, randomBytes(size - pageSize), 0, size - pageSize, pageSize)
  closeSync(handle)
}

function rowsOf(file: string): unknown {
  const db = new DatabaseSync(file)
  const row = db.prepare('SELECT count(*) AS count FROM public_record').get()
  db.close()
  return row?.count
}

const textsOf = (found: Map<string, Buffer>) =>
  [...found].map(([id, json]) => [id, JSON.parse(`${json}`)._id])

it('public records in the file are byte for byte those made from the store', async () => {
  const { store, openAs } = await open()
  const made = [...makeDemoStock({ count: 600 })]
  await store.write((writer) => writer.put(made.map((record) => prepareRecord(record))))
  const { records, write } = await openAs('1')
  write()
  const ids = made.map(({ metadata }) => metadata.stockId)
  const stored = await store.findMany(ids)
  const found = records.find(ids)
  expect(found.size).toBe(stored.length)
  for (const record of stored) {
    const json = found.get(record.metadata.stockId)
    expect(json?.equals(publicBytes(record))).toBe(true)
  }
  expect(new Set(ids.map(placeOf)).size).toBe(ids.length)
  const list = records.list(ids.slice(100, 124).reverse())
  const joined = stored.slice(100, 124).reverse()
  expect(`${list}`).toBe(`[${joined.map((record) => publicBytes(record)).join()}]`)
})

it('a record in the place of another id is not found', async () => {
  const { file, put, openAs } = await open()
  await put(['a'], ['b'])
  const { records, write } = await openAs('1')
  write()
  const db = new DatabaseSync(file)
  db.prepare("UPDATE public_record SET id = 'c' WHERE place = ?").run(placeOf('a'))
  db.close()
  expect([records.list(['a']), [...records.find(['a', 'b']).keys()]]).toEqual([null, ['b']])
})

it('a file of the first format is made again', async () => {
  const { file, put, openAs } = await open()
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA application_id = ${0x46435052}; PRAGMA user_version = 1;
    CREATE TABLE public_record (key INTEGER PRIMARY KEY, change INTEGER NOT NULL, hash TEXT NOT NULL,
      rules TEXT NOT NULL, json BLOB NOT NULL) STRICT;
    INSERT INTO public_record VALUES (1, 1, 'hash', '1', x'7b7d')`)
  db.close()
  await put(['a'])
  const { records, write } = await openAs('1')
  expect([records.list(['a']), records.find(['a']).size]).toEqual([null, 0])
  write()
  expect(idsOf(records.list(['a']))).toEqual(['a'])
})

it('a record that is not written yet, or not on the forecourt, is not found', async () => {
  const { store, put, openAs } = await open()
  await put(['a'], ['hidden', { lifecycleState: 'DUE_IN' }])
  const { records, write } = await openAs('1')
  expect(records.find(['a'])).toEqual(new Map())
  write()
  expect(textsOf(records.find(['a', 'hidden', 'unknown']))).toEqual([['a', 'a']])
  await store.write((writer) => writer.remove('a'))
  expect(records.find(['a'])).toEqual(new Map())
  write()
  await put(['a'])
  expect(records.find(['a'])).toEqual(new Map())
})

it('a record that has changed is not found until it is written again', async () => {
  const { put, openAs } = await open()
  await put(['a', { price: 1_000 }], ['b'])
  const { records, write } = await openAs('1')
  write()
  await put(['a', { price: 2_000 }])
  expect([...records.find(['a', 'b']).keys()]).toEqual(['b'])
  write()
  expect(`${records.find(['a']).get('a')}`).toContain('"amountGBP":2000')
})

it('only what has changed is written again', async () => {
  const made: string[] = []
  const { put, openAs } = await open((record) => {
    made.push(record.metadata.stockId)
    return publicBytes(record)
  })
  await put(['a'], ['b', { price: 1_000 }])
  const { write } = await openAs('1')
  write()
  await put(['b', { price: 2_000 }])
  write()
  write()
  expect(made).toEqual(['a', 'b', 'b'])
})

it('a record that other code made is not found', async () => {
  const { put, openAs } = await open()
  await put(['a'])
  const former = await openAs('1')
  former.write()
  const next = await openAs('2')
  expect([former.records.find(['a']).size, next.records.find(['a']).size]).toEqual([1, 0])
  next.write()
  expect([former.records.find(['a']).size, next.records.find(['a']).size]).toEqual([0, 1])
})

it('the stock can be written while its public records are', async () => {
  const { put, openAs } = await open((record) => {
    writing = put(['b'])
    return publicBytes(record)
  })
  let writing: Promise<unknown> | null = null
  await put(['a'])
  const { records, write } = await openAs('1')
  write()
  await writing
  expect([...records.find(['a', 'b']).keys()]).toEqual(['a'])
})

it('once they are closed, no record is found', async () => {
  const { put, openAs } = await open()
  await put(['a'])
  const { records, write } = await openAs('1')
  write()
  expect(records.find(['a']).size).toBe(1)
  records.close()
  expect(records.find(['a'])).toEqual(new Map())
})

/** A file of 60 records that was damaged after `first` had written and read it. */
async function openDamaged() {
  const { file, store, put, openAs } = await open()
  const ids = Array.from({ length: 60 }, (_, at) => `v${at}`)
  await put(...ids.map((id): [string] => [id]))
  const first = await openAs('1')
  first.write()
  expect(first.records.find(ids).size).toBe(ids.length)
  first.writer.close()
  damage(file)
  return { ids, file, store, openAs, first }
}

it.each(['find', 'list'] as const)(
  'a file that %s finds damaged has no record, and is made again',
  async (read) => {
    const { ids, file, store, openAs, first } = await openDamaged()
    first.records[read](ids)
    expect([first.records.find(ids).size, first.records.list(ids), existsSync(file)]).toEqual([
      0,
      null,
      false,
    ])
    expect(first.damage).toMatchObject([{ message: expect.stringMatching(/malformed|not a database/) }])
    const { write } = await openAs('1')
    write()
    expect(idsOf(first.records.list(ids))).toEqual(ids)
    const found = first.records.find(ids)
    for (const record of await store.findMany(ids))
      expect(found.get(record.metadata.stockId)?.equals(publicBytes(record))).toBe(true)
  },
)

it('a file that a writer finds damaged is made again by the next one', async () => {
  const { ids, store, openAs, first } = await openDamaged()
  const { write } = await openAs('1')
  expect(write).toThrow()
  expect(first.records.find(ids)).toEqual(new Map())
  const later = await openAs('1')
  later.write()
  const found = first.records.find(ids)
  for (const record of await store.findMany(ids))
    expect(found.get(record.metadata.stockId)?.equals(publicBytes(record))).toBe(true)
})

it('a damaged file is made again', async () => {
  const { file, put, openAs } = await open()
  await put(['a'])
  writeFileSync(file, 'no database '.repeat(5_000))
  const { records, write } = await openAs('1')
  write()
  expect(records.find(['a']).size).toBe(1)
})

it('records are those of the file that the stock is in now', async () => {
  const { folder, put, openAs, moveTo } = await open()
  await put(['a'])
  const { records, write } = await openAs('1')
  write()
  expect(textsOf(records.find(['a']))).toEqual([['a', 'a']])
  moveTo(null)
  expect(records.find(['a'])).toEqual(new Map())
  const later = join(folder, 'later.db')
  const store = await openSqliteStock(later)
  // The same change number as the first stock has.
  await store.write((writer) => writer.put([sample('a', { price: 1 }), sample('b')]))
  moveTo(later)
  expect([records.find(['a']).size, records.list(['a'])]).toEqual([0, null])
  const source = { file: join(folder, 'stock.public.db'), stockFile: later, rules: '1' }
  const writer = await openPublicRecordsWriter(source, publicBytes)
  for (const _ of writer.update());
  writer.close()
  expect(`${records.list(['a'])}`).toContain('"amountGBP":1')
  await store.close()
  // A writer of the first stock removes what that one never had.
  moveTo(join(folder, 'stock.db'))
  expect(records.list(['a'])).toBeNull()
  write()
  expect([idsOf(records.list(['a'])), rowsOf(join(folder, 'stock.public.db'))]).toEqual([['a'], 1])
})
