import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { hideMot } from './hide-mot.ts'
import { foundVehicle, openDuty, put } from './testing/simulated-duty.ts'

const dayMs = 24 * 3_600_000

it('shows nothing without keys, and the same again, without asking, once they are back', async () => {
  const { store, clock, pass, restart, calls } = await openDuty(() => foundVehicle)
  await put(store, ['a', 'AA11AAA'], ['b', 'BB11AAA'], ['c', 'CC11AAA'], ['d'])
  await pass(60_000)
  const read = async () => {
    const records = await store.findMany(['a', 'b', 'c', 'd'])
    return records.filter(({ motHistory }) => motHistory).length
  }
  expect([await read(), calls.length]).toEqual([3, 3])
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const start = () => hideMot(store, log, { limit: 2, now: () => clock.now })

  // Removed by mistake, for a day.
  let loop = start()
  await vi.waitFor(() => expect(lines.join()).toContain('"vehicles":3'))
  await loop.stop()
  expect([await read(), lines.join()]).toEqual([0, expect.stringContaining('hidden until they are back')])
  clock.now += dayMs
  restart()
  await pass(60_000)
  expect([await read(), calls.length]).toEqual([3, 3])

  // Removed for good.
  loop = start()
  await vi.waitFor(async () => expect(await read()).toBe(0))
  await loop.stop()
  clock.now += 31 * dayMs
  loop = start()
  await vi.waitFor(async () => expect((await store.mot.cursor()).change).toBe(0))
  await loop.stop()
  expect(lines.join()).toContain('what was read is deleted')
  restart()
  await pass(60_000)
  expect([await read(), calls.length]).toEqual([3, 6])
})

it('writes nothing at the start of a site that has never asked', async () => {
  const { store } = await openDuty(() => foundVehicle)
  await put(store, ['a', 'AA11AAA'])
  const write = vi.spyOn(store, 'write')
  await hideMot(store, pino({ enabled: false })).stop()
  expect(write).not.toHaveBeenCalled()
})
