import { expect, it, vi } from 'vitest'
import { summarise } from '../summary/summarise.ts'
import { createWeek } from './week.ts'

const now = Date.UTC(2026, 10, 28)

function open() {
  const clock = { ms: 0 }
  const place = { change: 1, reads: 0 }
  const stock = {
    async *all() {
      place.reads += 1
      clock.ms += 10
      yield []
    },
    movementsSince: async () => ({ left: place.change, reduced: 0, raised: 0, otherPriceChanges: 0 }),
    findMany: async () => [],
    list: { page: async () => ({ vehicles: [], total: 0 }) } as never,
    changeNumber: async () => place.change,
  }
  const onError = vi.fn()
  const week = createWeek({
    stock,
    outbox: () => null,
    summarise: (at) => summarise({ stock, outbox: null, pricePosition: null }, { weeks: 1, now: at }),
    onError,
    monotonic: () => clock.ms,
  })
  return { week, stock, place, clock, onError }
}

it('is counted once while nothing changes', async () => {
  const { week, place } = open()
  expect((await week(now))?.summary.movements.left).toBe(1)
  await week(now)
  expect(place.reads).toBe(1)
})

it('is counted again after a change, and rests a hundred times as long as it took', async () => {
  const { week, place, clock } = open()
  await week(now)
  place.change = 2
  expect(await week(now + 60_000)).toMatchObject({
    summary: { movements: { left: 1 } },
    countedAt: now,
    isOld: true,
  })
  clock.ms += 1_000
  await week(now)
  await vi.waitFor(async () =>
    expect(await week(now)).toMatchObject({ summary: { movements: { left: 2 } }, isOld: false }),
  )
  expect(place.reads).toBe(2)
})

it('is absent when it cannot be counted, and the page goes on', async () => {
  const { week, stock, onError } = open()
  stock.movementsSince = async () => Promise.reject(new Error('away'))
  expect(await week(now)).toBeNull()
  expect(onError).toHaveBeenCalledOnce()
})

it('lets pages be answered while a large stock is read', async () => {
  const { week, stock } = open()
  let [read, readAtTurn] = [0, 0]
  stock.all = async function* () {
    for (; read < 1_000; read += 1) yield []
  }
  setImmediate(() => {
    readAtTurn = read
  })
  await vi.waitFor(async () => expect(await week(now)).not.toBeNull())
  expect(read).toBe(1_000)
  expect(readAtTurn).toBeLessThan(100)
})

it('keeps one page waiting for a first count that takes long, and not the next ones', async () => {
  const clock = { ms: 0 }
  const week = createWeek({
    stock: { changeNumber: async () => 1 },
    outbox: () => null,
    summarise: () => new Promise(() => undefined),
    onError: vi.fn(),
    monotonic: () => clock.ms,
  })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  expect(await week(now)).toBeNull()
  expect(waits).toHaveBeenCalledOnce()
  clock.ms += 100
  expect(await week(now)).toBeNull()
  expect(waits).toHaveBeenCalledOnce()
  waits.mockRestore()
})
