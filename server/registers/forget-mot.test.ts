import { pino } from 'pino'
import { expect, it } from 'vitest'
import { forgetMot } from './forget-mot.ts'
import { foundVehicle, openDuty, put } from './testing/simulated-duty.ts'

it('shows nothing of what was read once the keys are gone, and reads it anew when they come back', async () => {
  const { store, pass, restart, calls } = await openDuty(() => foundVehicle)
  await put(store, ['a', 'AA11AAA'], ['b', 'BB11AAA'], ['c', 'CC11AAA'], ['d'])
  await pass(60_000)
  const read = async () => {
    const records = await store.findMany(['a', 'b', 'c', 'd'])
    return records.filter(({ motHistory }) => motHistory).length
  }
  expect([await read(), calls.length]).toEqual([3, 3])
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const watched = {
    mot: store.mot,
    write: (async (work) => {
      const result = await store.write(work)
      if ((await store.mot.cursor()).change === 0) resolve()
      return result
    }) as typeof store.write,
  }
  const loop = forgetMot(watched, log, 2)
  await ended
  await loop.stop()
  expect([await read(), lines.join()]).toEqual([0, expect.stringContaining('"vehicles":3')])
  restart()
  await pass(60_000)
  expect([await read(), calls.length]).toEqual([3, 6])
})

it('writes nothing at the start of a site that has never asked', async () => {
  const { store } = await openDuty(() => foundVehicle)
  await put(store, ['a', 'AA11AAA'])
  const refuse = () => Promise.reject(new Error('It was written'))
  await forgetMot({ mot: store.mot, write: refuse }, pino({ enabled: false })).stop()
})
