import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sample } from '../../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { openSqliteInbox } from '../../store/sqlite/notification-inbox.ts'
import { openSqliteStock } from '../../store/sqlite/stock-store.ts'
import { applyNotifications } from './apply-notifications.ts'

it('retries until the stock can be written, and keeps every notification and their order', async () => {
  const folder = await openTemporaryFolder()
  const store = await openSqliteStock(join(folder, 'stock.db'), { writeWaitMs: 5 })
  const importer = await openSqliteStock(join(folder, 'stock.db'))
  const inbox = await openSqliteInbox(join(folder, 'notifications.db'))
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const hold = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const importing = importer.write(async (writer) => {
    await writer.put([sample('a', { price: 1 })])
    held.resolve()
    await hold.promise
  })
  await held.promise
  const worker = applyNotifications(inbox, store, { log, batchSize: 2, firstPauseMs: 1 })
  onTestFinished(async () => {
    await worker.stop()
    await Promise.all([store.close(), importer.close(), inbox.close()])
  })

  for (const price of [2, 3, 4, 5, 6]) {
    await inbox.add({ event: `e${price}`, prepared: sample('a', { price }) }, 0)
    worker.wake()
  }
  const patience = { timeout: 45_000, interval: 5 }
  await vi.waitFor(
    () => expect(lines.filter((line) => line.includes('wait')).length).toBeGreaterThan(1),
    patience,
  )
  expect(await inbox.waiting(10)).toHaveLength(5)
  hold.resolve()
  await importing
  await vi.waitFor(async () => expect(await inbox.waiting(10)).toEqual([]), patience)
  expect(await store.find('a')).toMatchObject({
    record: { adverts: { retailAdverts: { totalPrice: { amountGBP: 6 } } } },
  })
})

it('warns once of each host whose pictures pages may not show', async () => {
  const folder = await openTemporaryFolder()
  const store = await openSqliteStock(join(folder, 'stock.db'))
  const inbox = await openSqliteInbox(join(folder, 'notifications.db'))
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line).msg) })
  const worker = applyNotifications(inbox, store, { log, pictureHosts: ['m.atcdn.co.uk'], batchSize: 1 })
  onTestFinished(async () => {
    await worker.stop()
    await Promise.all([store.close(), inbox.close()])
  })
  const pictured = (id: string, host: string) => {
    const { record, ...prepared } = sample(id)
    return { ...prepared, record: { ...record, media: { images: [{ href: `https://${host}/1.jpg` }] } } }
  }
  for (const [id, host] of [
    ['a', 'm.atcdn.co.uk'],
    ['b', 'one.example'],
    ['c', 'one.example'],
    ['d', 'two.example'],
  ] as const) {
    await inbox.add({ event: id, prepared: pictured(id, host) }, 0)
  }
  worker.wake()
  await vi.waitFor(async () => expect(await inbox.waiting(10)).toEqual([]), { timeout: 45_000, interval: 5 })
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 45_000, interval: 5 })
  expect(lines[0]).toContain('one.example (1)')
  expect(lines[1]).toContain('two.example (1)')
})
