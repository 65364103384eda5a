import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAsks } from '#domain/alerts/alert.ts'
import { pence } from '#domain/finance/money.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/leads/start-smtp-server.ts'
import { type Child, startChild } from '#server/store/contract/child-process.ts'
import { sample } from '#server/store/contract/sample-stock.ts'
import {
  outboxDriver as postgresOutbox,
  stockDriver as postgresStock,
} from '#server/store/postgres/contract-drivers.ts'
import {
  outboxDriver as sqliteOutbox,
  stockDriver as sqliteStock,
} from '#server/store/sqlite/contract-drivers.ts'
import { sampled } from '../support/sampled.ts'

const kills = sampled(1, 100)
const people = Array.from({ length: 24 }, (_, at) => `person${at}`)
const patience = { timeout: 45_000, interval: 20 }

describe.each([
  { name: 'SQLite', outboxDriver: sqliteOutbox, stockDriver: sqliteStock },
  { name: 'PostgreSQL', outboxDriver: postgresOutbox, stockDriver: postgresStock },
])('alerts on $name, whose process is killed', ({ outboxDriver, stockDriver }) => {
  let outbox: Outbox
  let stock: StockStore
  let smtp: TestSmtpServer
  let start: () => Promise<Child>
  const disposals: (() => Promise<unknown>)[] = []

  beforeEach(async () => {
    const places = [await outboxDriver.createPlace(), await stockDriver.createPlace()] as const
    outbox = await outboxDriver.open(places[0].location)
    stock = await stockDriver.open(places[1].location)
    smtp = await startSmtpServer()
    start = async () => {
      const script = new URL('./alerts-process.ts', import.meta.url)
      const { module } = outboxDriver
      const child = startChild(script, module, places[0].location, places[1].location, String(smtp.port))
      expect(await child.nextLine()).toBe('ready')
      return child
    }
    disposals.push(smtp.close, stock.close, outbox.close, places[0].dispose, places[1].dispose)
  })
  afterEach(async () => {
    for (const dispose of disposals.splice(0)) await dispose()
  })

  /** What arrived: "person3 £9,800". */
  const told = () =>
    smtp.emails.map(({ to, source }) => {
      const text = source.replaceAll('=\r\n', '').replaceAll('=C2=A3', '£')
      return `${to[0]?.split('@', 1)[0]} ${/^£[\d,]+/m.exec(text)?.[0]}`
    })

  it(
    'loses no mail that it was not handing over at that moment, and sends none twice',
    async () => {
      const put = (price: number) =>
        stock.write((writer) => writer.put(people.map((id) => sample(id, { price }))))
      await put(10_000)
      for (const id of people) {
        const asks = [{ kind: 'vehicle', id, name: id, price: pence(1_000_000) }] as const
        const address = `${id}@example.com`
        await outbox.alerts.keep(address, (former) => ({
          ...addAsks(former, { address, asks }, 0),
          dueAt: 0,
        }))
      }
      /** Mails that a killed process had marked, which count as sent whether or not they arrived. */
      const uncertain = new Set<string>()
      let child = await start()
      for (let round = 1; round <= kills; round += 1) {
        const price = `£${(10_000 - 100 * round).toLocaleString('en-GB')}`
        const before = smtp.emails.length
        await put(10_000 - 100 * round)
        // Somewhere among the mails of this round.
        const until = before + Math.floor(Math.random() * (people.length - 4)) + 1
        await vi.waitFor(() => expect(smtp.emails.length).toBeGreaterThanOrEqual(until), {
          timeout: 45_000,
          interval: 1,
        })
        await sleep(Math.random() * 5)
        await child.kill()
        for (const { subscription } of await outbox.alerts.begun())
          uncertain.add(`${subscription.vehicles[0]?.id} ${price}`)
        child = await start()
        const expected = people.map((id) => `${id} ${price}`).filter((line) => !uncertain.has(line))
        await vi.waitFor(() => expect(told()).toEqual(expect.arrayContaining(expected)), patience)
        await vi.waitFor(async () => expect(await outbox.alerts.due(Date.now(), 1)).toEqual([]), patience)
      }
      await child.kill()
      const lines = told()
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
      expect(lines.length).toBeGreaterThanOrEqual(kills * people.length - uncertain.size)
      // A kill takes some seconds, most of which the next process needs to start.
    },
    sampled(60_000, 1_200_000),
  )
})
