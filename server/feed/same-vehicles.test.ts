import { describe, expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { importWarnings } from './import-summary.ts'
import { car, openYard } from './test-import.ts'

const vin = 'WVWZZZ1KZAW000001'
const plates = (
  stockId: string,
  registration: string | null,
  own: string | null,
  lastUpdated: string | null,
) => {
  const record = car(stockId)
  return {
    ...record,
    metadata: { ...record.metadata, lastUpdated },
    vehicle: { ...record.vehicle, registration, vin: own },
  } as StockRecord
}

async function shown(store: Awaited<ReturnType<typeof openYard>>['store']): Promise<string[]> {
  const ids: string[] = []
  for await (const batch of store.all()) ids.push(...batch.map(({ metadata }) => metadata.stockId))
  return ids.sort()
}

const [monday, tuesday] = ['2026-11-16T09:00:00Z', '2026-11-17T09:00:00Z']

describe('the same vehicle under two ids of a feed', () => {
  it.each([
    [
      'the later change, first row',
      [plates('a', 'AB12 CDE', null, tuesday), plates('b', 'ab12cde', null, monday)],
      ['a'],
    ],
    [
      'the later change, last row',
      [plates('a', 'AB12 CDE', null, monday), plates('b', 'ab12cde', null, tuesday)],
      ['b'],
    ],
    [
      'the last row, without times',
      [plates('a', 'AB12 CDE', null, null), plates('b', 'AB12CDE', null, null)],
      ['b'],
    ],
    [
      'by the VIN alone',
      [plates('a', null, vin, monday), plates('b', 'AB12 CDE', vin.toLowerCase(), tuesday)],
      ['b'],
    ],
    [
      'three times',
      [plates('a', null, vin, monday), plates('b', null, vin, tuesday), plates('c', null, vin, monday)],
      ['b'],
    ],
    [
      'by no placeholder',
      [plates('a', 'TBC', '0'.repeat(17), null), plates('b', 'TBC', '0'.repeat(17), null)],
      ['a', 'b'],
    ],
    [
      'not beside a sold one',
      [
        {
          ...plates('a', 'AB12 CDE', null, tuesday),
          metadata: { ...car('a').metadata, lifecycleState: 'SOLD' },
        },
        plates('b', 'AB12 CDE', null, monday),
      ],
      ['b'],
    ],
  ] as const)('is listed once: %s', async (_, records, ids) => {
    const { store, bring } = await openYard()
    await bring([...records])
    expect(await shown(store)).toEqual([...ids])
    await bring([...records], { replace: true })
    expect(await shown(store)).toEqual([...ids])
  })

  it('is reported with its line, and in the summary', async () => {
    const { bring, rejects } = await openYard()
    const records = [plates('a', 'AB12 CDE', null, monday), plates('b', 'AB12 CDE', null, tuesday)]
    const summary = await bring(records)
    expect(importWarnings(summary).join()).toContain('is shown: a is b (registration AB12CDE).')
    expect(await rejects()).toEqual([
      {
        line: 1,
        id: 'a',
        outcome: 'vehicle not shown',
        field: '',
        reason: 'The same vehicle as b (registration AB12CDE), which changed later',
      },
    ])
  })
})

describe('a vehicle that was added by hand and comes by the feed', () => {
  async function addByHand(store: Awaited<ReturnType<typeof openYard>>['store'], record: StockRecord) {
    await store.write((writer) =>
      writer.override(record.metadata.stockId, { fields: { record }, note: 'typed in' }),
    )
  }

  it('is listed as the feed has it once that has changed since', async () => {
    const { store, bring } = await openYard()
    await addByHand(store, plates('hand', 'AB12 CDE', null, null))
    const later = plates('fed', 'AB12 CDE', null, new Date(Date.now() + 60_000).toISOString())
    const taken = await bring([later, car('x')], { now: new Date() })
    expect(taken.sameVehicles).toEqual([{ shown: 'fed', hidden: 'hand', mark: 'registration AB12CDE' }])
    expect(await shown(store)).toEqual(['fed', 'x'])
    const [kept] = await store.overrides()
    expect(kept?.note).toBe('typed in. The same vehicle as fed (registration AB12CDE), which changed later')
    expect((await bring([later, car('x')], { now: new Date(), replace: true })).sameVehicles).toEqual([])
    expect(await shown(store)).toEqual(['fed', 'x'])
  })

  it('stays as it was added where that is later, or the feed does not say when it changed', async () => {
    const { store, bring } = await openYard()
    await bring([plates('fed', 'AB12 CDE', null, monday)])
    await addByHand(store, plates('hand', 'AB12 CDE', null, null))
    for (const time of [monday, null]) {
      const summary = await bring([plates('fed', 'AB12 CDE', null, time)])
      expect(summary.sameVehicles).toEqual([{ shown: 'hand', hidden: 'fed', mark: 'registration AB12CDE' }])
      expect(await shown(store)).toEqual(['hand'])
    }
  })
})
