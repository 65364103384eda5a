import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sample } from '../store/contract/sample-stock.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openPublicRecords } from '../store/sqlite/public-records.ts'
import { removeFile } from '../store/sqlite/public-records-file.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { keepPublicRecords } from './keep-public-records.ts'

/** A stock of one vehicle and its public records. Tests stop what they start before these are closed. */
async function openOneRecord() {
  const { folder, dispose } = await createTemporaryFolder()
  const stockFile = join(folder, 'stock.db')
  const store = await openSqliteStock(stockFile)
  await store.write((writer) => writer.put([sample('a')]))
  const place = { file: join(folder, 'stock.public.db'), stockFile: () => stockFile, rules: '1' }
  const records = await openPublicRecords(place)
  onTestFinished(async () => {
    records.close()
    await store.close()
    await dispose()
  })
  return { place, records }
}

it('the public records leave room on a disk that is nearly full, and say so', async () => {
  const { place, records } = await openOneRecord()
  const logged: { msg: string; err: { message: string } }[] = []
  const log = pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) })
  const stop = keepPublicRecords(place, {
    version: () => '1',
    log,
    leastFreeBytes: Number.MAX_SAFE_INTEGER,
  })
  onTestFinished(stop)
  await vi.waitFor(() => expect(logged).toHaveLength(1), 300_000)
  expect(logged[0]).toMatchObject({
    msg: 'cannot write the public records',
    err: { message: 'The disk is nearly full' },
  })
  expect(records.find(['a'])).toEqual(new Map())
})

it('the public records are written again after their file was deleted', async () => {
  const { place, records } = await openOneRecord()
  const stop = keepPublicRecords(place, {
    version: () => '1',
    log: pino({ level: 'silent' }),
    pollMs: 50,
    leastFreeBytes: 0,
  })
  onTestFinished(stop)
  await vi.waitFor(() => expect(records.list(['a'])).not.toBeNull(), 300_000)
  removeFile(place.file)
  await vi.waitFor(() => expect(existsSync(place.file)).toBe(true), 300_000)
})
