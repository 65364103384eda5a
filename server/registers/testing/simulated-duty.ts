import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { sample } from '../../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { stockFile } from '../../store/data-files.ts'
import { openSqliteStock } from '../../store/sqlite/stock-store.ts'
import { createMotDuty } from '../follow-mot.ts'
import type { MotAnswer, MotRegister } from '../mot-register.ts'

/** "AA00AAA", "AA01AAA" and so on; all different. */
export function plateNumbered(n: number): string {
  const letters = (of: number, places: number) =>
    Array.from({ length: places }, (_, at) =>
      String.fromCharCode(65 + (Math.floor(of / 26 ** at) % 26)),
    ).join('')
  return `${letters(Math.floor(n / 100), 2)}${String(n % 100).padStart(2, '0')}${letters(Math.floor(n / 67_600), 3)}`
}

export const foundVehicle: MotAnswer = {
  state: 'found',
  vehicle: {
    make: 'FORD',
    model: 'FOCUS',
    colour: 'BLUE',
    fuel: 'PETROL',
    firstUsed: '2019-03-01',
    registered: null,
    firstTestDue: null,
    recall: null,
    tests: [],
  },
}

export async function openStock(now?: () => number) {
  const file = stockFile(await openTemporaryFolder())
  const store = await openSqliteStock(file, now ? { now } : {})
  onTestFinished(() => store.close())
  return store
}

export async function put(
  store: StockStore,
  ...plates: [id: string, registration?: string][]
): Promise<void> {
  await store.write((writer) =>
    writer.put(plates.map(([id, registration]) => sample(id, registration ? { registration } : {}))),
  )
}

/** A duty with a clock that moves when it waits. */
export async function openDuty(answer: (plate: string, call: number) => MotAnswer, options = {}) {
  const clock = { now: Date.parse('2026-11-02T06:00:00Z') }
  const store = await openStock(() => clock.now)
  const calls: { plate: string; at: number }[] = []
  const lines: string[] = []
  const register: MotRegister = {
    async lookUp(plate) {
      calls.push({ plate, at: clock.now })
      return answer(plate, calls.length - 1)
    },
  }
  const waits: { instant: number; resolve: () => void }[] = []
  /** Those who wait go on in the order of their instants. */
  function waitUntil(instant: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (waits.push({ instant, resolve }) === 1) setImmediate(next)
    return promise
  }
  function next(): void {
    const [first] = waits.sort((a, b) => a.instant - b.instant).splice(0, 1)
    clock.now = Math.max(clock.now, first?.instant ?? 0)
    first?.resolve()
    if (waits.length > 0) setImmediate(next)
  }
  const open = () =>
    createMotDuty(store, register, {
      log: pino({}, { write: (line) => lines.push(line) }),
      now: () => clock.now,
      waitUntil,
      ...options,
    })
  const opened = { run: open() }
  const signal = new AbortController().signal
  /** Runs until `ms` have passed. */
  async function pass(ms: number): Promise<void> {
    for (const until = clock.now + ms; clock.now < until; ) clock.now += (await opened.run(signal)) ?? 0
  }
  return {
    clock,
    store,
    calls,
    lines,
    pass,
    restart() {
      opened.run = open()
    },
  }
}
