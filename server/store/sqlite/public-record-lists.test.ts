import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PublicRecord } from '#domain/stock/public-record.ts'
import { publicBytes } from '../../stock/public-bytes.ts'
import { idsOf, openTestPublicRecords as open } from '../contract/open-public-records.ts'
import { backUpDatabase } from './back-up-database.ts'

const pricesOf = (list: Buffer | null) =>
  list && JSON.parse(`${list}`).map(({ adverts }: PublicRecord) => adverts.retailAdverts.totalPrice.amountGBP)

it('a list has all records in the order of the ids, or there is none', async () => {
  const { put, openAs } = await open()
  await put(['a'], ['b', { price: 1_000 }], ['c'])
  const { records, write } = await openAs('1')
  write()
  const listed = (...ids: string[]) => idsOf(records.list(ids))
  expect(listed(...'cab')).toEqual([...'cab'])
  expect(listed(...'bcab')).toEqual([...'bcab'])
  expect(listed()).toBeNull()
  expect(listed('a', 'unknown')).toBeNull()
  await put(['b', { price: 2_000 }])
  expect([listed('b', 'a'), listed('c', 'a')]).toEqual([null, ['c', 'a']])
  write()
  expect(listed('b', 'a')).toEqual(['b', 'a'])
  records.close()
  expect(listed('a')).toBeNull()
})

it('a list has no vehicle that has left', async () => {
  const { store, put, openAs } = await open()
  await put(['a'], ['b'], ['c'])
  const { records, write } = await openAs('1')
  write()
  await store.write((writer) => writer.remove('b'))
  expect([idsOf(records.list(['a', 'b'])), idsOf(records.list(['a', 'c']))]).toEqual([null, ['a', 'c']])
  write()
  expect([idsOf(records.list(['a', 'b'])), idsOf(records.list(['a', 'c']))]).toEqual([null, ['a', 'c']])
})

it('there is no list until a writer has looked at all vehicles, and the next one goes on where it was killed', async () => {
  const made: string[] = []
  const { put, openAs } = await open((record) => {
    made.push(record.metadata.stockId)
    return publicBytes(record)
  })
  const ids = Array.from({ length: 500 }, (_, at) => `v${at}`)
  await put(...ids.map((id): [string] => [id]))
  const { writer, records } = await openAs('1')
  const steps = writer.update()
  while (made.length === 0) steps.next()
  const [first = ''] = made
  expect([records.find(ids).size, records.list([first])]).toEqual([200, null])
  writer.close()
  const next = await openAs('1')
  next.write()
  expect([made.length, idsOf(records.list([first]))]).toEqual([500, [first]])
})

it('a writer stops when another one begins, whose records may be made by other code', async () => {
  const { put, openAs } = await open()
  await put(['a'], ['b'])
  const former = await openAs('1')
  former.write()
  expect(idsOf(former.records.list(['a', 'b']))).toEqual(['a', 'b'])
  const steps = former.writer.update()
  steps.next()
  const next = await openAs('2')
  next.write()
  expect([former.records.list(['a']), idsOf(next.records.list(['a']))]).toEqual([null, ['a']])
  expect(() => [...steps]).toThrow('Another process writes the public records')
  expect([former.records.list(['a']), idsOf(next.records.list(['a']))]).toEqual([null, ['a']])
})

it('after more changes than are looked at one by one, there is no list until they are written', async () => {
  const { put, openAs } = await open()
  await put(['a'])
  const { records, write } = await openAs('1')
  write()
  const many = Array.from({ length: 1_001 }, (_, at): [string] => [`v${at}`])
  await put(...many.slice(1))
  expect(idsOf(records.list(['a']))).toEqual(['a'])
  await put(...many.slice(0, 1))
  expect([records.list(['a']), records.find(['a']).size]).toEqual([null, 1])
  write()
  expect(idsOf(records.list(['a', 'v0']))).toEqual(['a', 'v0'])
})

it('a killed writer leaves no record that a restored backup of the stock does not have', async () => {
  const { stockFile, folder, put, openAs, moveTo } = await open()
  await put(['a', { price: 1_000 }], ['b', { price: 5_000 }])
  const { writer, records, write } = await openAs('1')
  write()
  const backup = join(folder, 'backup.db')
  await backUpDatabase(stockFile, backup)
  await put(['a', { price: 2_000 }])
  const steps = writer.update()
  while (records.find(['a']).size === 0) steps.next()
  writer.close()
  moveTo(backup)
  expect(records.list(['a'])).toBeNull()
  const next = await openAs('1', backup)
  next.write()
  expect(pricesOf(next.records.list(['a', 'b']))).toEqual([1_000, 5_000])
})

it('what changes while the records are written is left to the next writer, since a backup may lack it', async () => {
  const { stockFile, folder, put, openAs, moveTo } = await open()
  await put(['a', { price: 1_000 }])
  const { writer, records, write } = await openAs('1')
  const steps = writer.update()
  steps.next()
  const backup = join(folder, 'backup.db')
  await backUpDatabase(stockFile, backup)
  await put(['a', { price: 2_000 }])
  while (!steps.next().done);
  expect([records.list(['a']), records.find(['a']).size]).toEqual([null, 0])
  moveTo(backup)
  expect(records.list(['a'])).toBeNull()
  moveTo(stockFile)
  write()
  expect(pricesOf(records.list(['a']))).toEqual([2_000])
})
