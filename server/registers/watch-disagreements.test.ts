import { describe, expect, it } from 'vitest'
import { exampleHistory } from '#domain/registers/example-history.ts'
import { prepareRecord } from '../feed/prepare-record.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openStock } from './testing/simulated-duty.ts'
import { watchDisagreements } from './watch-disagreements.ts'

const plates = { a: 'AA11AAA', b: 'BB11AAA', c: 'CC11AAA' }
type Id = keyof typeof plates

const vehicle = (id: string, registration: string) => {
  const { record } = sample(id, { registration })
  return prepareRecord({ ...record, vehicle: { ...record.vehicle, odometerReadingMiles: 20_000 } })
}

async function openWatched() {
  const store = await openStock()
  await store.write((writer) => writer.put(Object.entries(plates).map(([id, plate]) => vehicle(id, plate))))
  let reads = 0
  const counted = {
    ...store,
    all: () => {
      reads += 1
      return store.all()
    },
  }
  const errors: unknown[] = []
  const watch = watchDisagreements(counted, { onError: (error) => errors.push(error), waitMs: 60_000 })
  const keep = (...found: [id: Id, miles: number, result?: string][]) =>
    store.write((writer) =>
      writer.keepMot(
        found.map(([id, miles, result]) => ({
          id,
          plate: plates[id],
          failures: 0,
          askedAt: 0,
          nextAt: 1,
          history: exampleHistory(plates[id], miles, result),
        })),
      ),
    )
  const follow = (...ids: Id[]) =>
    store.write((writer) =>
      writer.followMot(
        ids.map((id) => ({ id, plate: plates[id] })),
        { change: 1, id: 'c' },
      ),
    )
  return { store, watch, keep, follow, errors, reads: () => reads }
}

describe('the adverts that differ from the MOT register', () => {
  it('are not looked for while the register was never asked', async () => {
    const { watch, reads } = await openWatched()
    expect([await watch('2026-11-28'), reads()]).toEqual([{ state: 'off' }, 0])
  })

  it('are known with the most urgent first, and follow every change without reading the stock again', async () => {
    const { store, watch, keep, follow, errors, reads } = await openWatched()
    await follow('a', 'b', 'c')
    await keep(['a', 10, 'failed'], ['b', 50_000], ['c', 10])
    expect(await watch('2026-11-28')).toEqual({ state: 'known', ids: ['b', 'a'], withheld: 1 })
    await keep(['c', 50_000])
    expect(await watch('2026-11-28')).toEqual({ state: 'known', ids: ['b', 'c', 'a'], withheld: 2 })
    await store.write((writer) => writer.remove('b'))
    await keep(['a', 10])
    expect(await watch('2026-11-28')).toEqual({ state: 'known', ids: ['c'], withheld: 1 })
    expect([errors, reads()]).toEqual([[], 1])
  })

  it('are read again on another day, when an MOT may have ended', async () => {
    const { watch, keep, follow, reads } = await openWatched()
    await follow('a')
    await keep(['a', 10])
    expect(await watch('2027-05-31')).toMatchObject({ ids: [] })
    expect(await watch('2027-06-01')).toMatchObject({ ids: ['a'], withheld: 0 })
    expect(reads()).toBe(2)
  })

  it('are those of many changes too', async () => {
    const { store, watch, keep, follow } = await openWatched()
    await follow('a')
    await keep(['a', 50_000])
    await watch('2026-11-28')
    await store.write((writer) =>
      writer.put(Array.from({ length: 450 }, (_, at) => sample(`v${at}`, { registration: 'ZZ99ZZZ' }))),
    )
    await keep(['a', 10])
    expect(await watch('2026-11-28')).toMatchObject({ ids: [] })
  })
})
