import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ask, addAsks } from '../domain/alerts/alert.ts'
import type { StockRecord } from '../domain/stock/record.ts'
import { matchAlerts } from '../server/alerts/match-alerts.ts'
import { applicationsFile, stockFile } from '../server/store/data-files.ts'
import { openSqliteOutbox } from '../server/store/sqlite/outbox.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { slimCars, writeAll } from './records.ts'
import { say, type Table, whole } from './report.ts'

interface Options {
  count: number
  alerts: number
  /** Vehicles that arrive, and as many that are repriced, in one write. */
  changes: number
  seed: number
}

/** Matches alerts after a change of the stock, and after the first import of all of it. */
export async function measureAlerts({ count, alerts, changes, seed }: Options): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'))
  const start = Date.parse('2026-11-01T12:00:00Z')
  let now = start
  const outbox = await openSqliteOutbox(applicationsFile(folder), new Uint8Array(32).fill(7))
  const stock = await openSqliteStock(stockFile(folder), { now: () => now })
  try {
    // Few are held: the collection of garbage would visit all of them.
    const [later, cars] = [[...slimCars(changes, seed)], slimCars(count + changes, seed)]
    const first: StockRecord[] = []
    for (let at = 0; at < changes; at += 1) cars.next()
    function* rest() {
      for (const record of cars) {
        if (first.length < changes) first.push(record)
        yield record
      }
    }
    await matchAlerts(outbox.alerts, { stock, now })
    for (let at = 0; at < alerts; at += 1) {
      const address = `person${at}@example.com`
      const asks = [searchLike(later[(at * 7_919) % later.length] as StockRecord, at)]
      const { subscription } = addAsks(null, { address, asks }, now)
      await outbox.alerts.keep(address, () => ({ subscription, dueAt: null }))
    }
    say(`${whole(alerts)} alerts, each with a search of its own`)
    now += 60_000
    await writeAll(stock, rest())
    say(`${whole(count)} cars in the store`)
    const rows: (string | number)[][] = []
    const measure = async (what: string) => {
      const [begun, cpu] = [performance.now(), process.cpuUsage()]
      const matched = await matchAlerts(outbox.alerts, { stock, now })
      const used = process.cpuUsage(cpu)
      const { alerts: told = 0, vehicles = 0 } = typeof matched === 'string' ? {} : matched
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
      rows.push([
        what,
        whole(vehicles),
        whole(told),
        `${seconds} s`,
        `${((used.user + used.system) / 1e6).toFixed(1)} s`,
      ])
    }
    await measure('all of the stock has arrived')
    now += 4 * 3_600_000
    await writeAll(stock, later)
    await measure(`${whole(changes)} have arrived`)
    now += 4 * 3_600_000
    await writeAll(stock, first.map(cheaper))
    await measure(`${whole(changes)} have become cheaper`)
    await measure('nothing has changed')
    return {
      columns: ['since the last look', 'vehicles', 'alerts to send', 'time', 'processor time'],
      rows,
    }
  } finally {
    await stock.close()
    await outbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A search as a buyer of this vehicle would save it: make and model, the price a little above, sometimes more. */
function searchLike({ vehicle, adverts }: StockRecord, at: number): Ask {
  const price = Math.ceil((adverts.retailAdverts.totalPrice?.amountGBP ?? 9_000) / 500) * 500 + (at % 50)
  const query = new URLSearchParams({ price: `-${price}` })
  if (at % 4 !== 0) query.set('make', String(vehicle.make))
  if (at % 2 === 0) query.set('model', String(vehicle.model))
  if (at % 3 === 0) query.set('fuelType', String(vehicle.fuelType))
  if (at % 5 === 0) query.set('mileage', `-${(at % 90) * 1_000 + 10_000}`)
  query.set('year', `${2010 + (at % 12)}-`)
  return { kind: 'search', type: 'car', query: String(query), words: 'Cars for sale' }
}

function cheaper(record: StockRecord): StockRecord {
  const amountGBP = Math.round((record.adverts.retailAdverts.totalPrice?.amountGBP ?? 9_000) * 0.95)
  const retailAdverts = { ...record.adverts.retailAdverts, totalPrice: { amountGBP } }
  return { ...record, adverts: { ...record.adverts, retailAdverts } }
}
