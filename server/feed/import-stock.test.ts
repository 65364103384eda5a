import { stat } from 'node:fs/promises'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { describe, expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { importWarnings } from './import-summary.ts'
import { car, openYard } from './test-import.ts'

function unpriced(stockId: string): StockRecord {
  const { suppliedPrice, totalPrice, ...retailAdverts } = car(stockId).adverts.retailAdverts
  return { ...car(stockId), adverts: { retailAdverts } }
}

describe('an import', () => {
  it.each([
    ['an envelope', (records: unknown[]) => JSON.stringify({ results: records, totalResults: 2 })],
    ['an array', (records: unknown[]) => JSON.stringify(records, null, 2)],
    ['lines', (records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n')],
    [
      'lines with a byte order mark',
      (records: unknown[]) => `\uFEFF${records.map((record) => JSON.stringify(record)).join('\r\n')}`,
    ],
  ])('imports %s with every field', async (_, write) => {
    const { store, bring } = await openYard()
    const unusual = { ...car('b'), valuations: { retail: { amountGBP: 11_003 } } }
    expect(await bring(write([car('a'), unusual]))).toMatchObject({ read: 2, added: 2, rejected: 0 })
    expect(await store.find('b')).toEqual({ state: 'listed', record: unusual })
  })

  it('counts added, changed, unchanged and stale records', async () => {
    const { bring } = await openYard()
    await bring([car('a', { versionNumber: 4 }), car('b', { versionNumber: 4 }), car('c')])
    const again = [car('a', { versionNumber: 5 }), car('b', { versionNumber: 3 }), car('c'), car('d')]
    expect(await bring(again)).toMatchObject({ read: 4, added: 1, changed: 1, unchanged: 1, stale: 1 })
  })

  it('rejects bad rows one by one, with line, id, field and reason', async () => {
    const { store, bring, rejects } = await openYard()
    const bike = { ...car('b'), vehicle: { ...car('b').vehicle, vehicleType: 'Bike' } }
    const lines = [car('a'), bike, unpriced('c'), { nonsense: true }].map((record) => JSON.stringify(record))
    const summary = await bring(lines.join('\n'))
    expect(summary).toMatchObject({ read: 4, added: 1, rejected: 3 })
    expect(await store.count()).toBe(1)
    const outcome = 'row rejected'
    expect(await rejects()).toEqual([
      {
        line: 2,
        id: 'b',
        outcome,
        field: 'vehicle.vehicleType',
        reason: 'Vehicle type Bike is not car, van or truck',
      },
      {
        line: 3,
        id: 'c',
        outcome,
        field: 'adverts.retailAdverts.totalPrice.amountGBP',
        reason: 'Price is missing',
      },
      {
        line: 4,
        id: null,
        outcome,
        field: '',
        reason: expect.stringContaining(
          'no stock record of Auto Trader Connect: it has nonsense, and neither',
        ),
      },
    ])
  })

  it('gives every reason of a row, and a price that cannot be read only once', async () => {
    const { bring, rejects } = await openYard()
    const { vehicle, adverts } = car('a')
    const retailAdverts = {
      ...adverts.retailAdverts,
      totalPrice: { amountGBP: 'cheap' },
      suppliedPrice: null,
    }
    await bring([
      { ...car('a'), vehicle: { ...vehicle, make: '', yearOfManufacture: 2040 }, adverts: { retailAdverts } },
    ])
    expect(await rejects()).toMatchObject([
      {
        id: 'a',
        field: 'adverts.retailAdverts.totalPrice.amountGBP',
        reason: expect.stringContaining('"cheap"'),
      },
      { id: 'a', field: 'vehicle.make', reason: 'Make is missing' },
      { id: 'a', field: 'vehicle.yearOfManufacture', reason: 'Year 2040 is in the future' },
    ])
  })

  it('lists the makes that are neither known nor in the stock, also in a dry run', async () => {
    const { bring } = await openYard()
    const made = (id: string, make: string) => ({ ...car(id), vehicle: { ...car(id).vehicle, make } })
    const feed = [made('a', 'Marcos'), made('b', 'VW'), made('c', 'Porsche Macan'), made('d', 'MARCOS')]
    expect(await bring(feed, { dryRun: true })).toMatchObject({ newMakes: ['Marcos', 'Porsche Macan'] })
    expect(await bring([made('a', 'Marcos')])).toMatchObject({ newMakes: ['Marcos'] })
    expect(await bring(feed)).toMatchObject({ newMakes: ['Porsche Macan'] })
  })

  it('imports a row without its invalid optional field, with a warning', async () => {
    const { bring, rejects } = await openYard()
    const summary = await bring([{ ...car('a'), vehicle: { ...car('a').vehicle, doors: 'x' } }])
    expect(summary).toMatchObject({ added: 1, rejected: 0, warnings: 1 })
    expect(await rejects()).toEqual([
      {
        line: 1,
        record: 1,
        id: 'a',
        outcome: 'field left out',
        field: 'vehicle.doors',
        reason: '"x" is not a number',
      },
    ])
  })

  it('leaves no rejects file when there were no faults', async () => {
    const { bring, rejectsFile } = await openYard()
    expect(await bring([unpriced('a')])).toMatchObject({ rejects: rejectsFile })
    expect(await bring([car('a')])).toMatchObject({ rejects: null })
    await expect(stat(rejectsFile)).rejects.toThrow('ENOENT')
  })

  it('stores unpublished vehicles without showing them, and removes sold ones', async () => {
    const { store, bring } = await openYard()
    expect(await bring([car('a'), car('b', { lifecycleState: 'DUE_IN' })])).toMatchObject({
      added: 2,
      notShown: 1,
    })
    expect(await store.count()).toBe(1)
    await bring([car('a', { lifecycleState: 'SOLD', versionNumber: 5 })])
    expect(await store.find('a')).toMatchObject({ state: 'sold' })
  })

  it('keeps the last of two rows with one id', async () => {
    const { store, bring } = await openYard()
    const later = car('a', { versionNumber: 5 })
    expect(await bring([car('a'), later])).toMatchObject({ read: 2, added: 1, changed: 1, duplicates: 1 })
    expect(await store.find('a')).toEqual({ state: 'listed', record: later })
  })

  it('rolls back a dry run, with the counts of a real one', async () => {
    const { store, bring } = await openYard()
    expect(await bring([car('a'), unpriced('b')], { dryRun: true })).toMatchObject({
      added: 1,
      rejected: 1,
      dryRun: true,
    })
    expect([await store.count(), await store.changeNumber()]).toEqual([0, 0])
  })

  it('reports its progress', async () => {
    const { bring } = await openYard()
    const seen: unknown[] = []
    const feed = JSON.stringify([car('a')])
    await bring(feed, { onProgress: (progress) => seen.push(progress) })
    expect(seen).toEqual([{ rows: 1, bytes: feed.length, totalBytes: feed.length }])
  })

  it('does not change the stock when stopped half-way', async () => {
    const { store, bring } = await openYard()
    const stop = new AbortController()
    const records = Array.from({ length: 600 }, (_, index) => car(`car-${index}`))
    const stopped = bring(records, { signal: stop.signal, onProgress: () => stop.abort(new Error('Ctrl-C')) })
    await expect(stopped).rejects.toThrow()
    expect(await store.count()).toBe(0)
  })
})

describe('an import that replaces', () => {
  it('removes what is not in the feed, rejected rows included', async () => {
    const { store, bring } = await openYard()
    await bring(['a', 'b', 'c', 'd', 'e'].map((id) => car(id)))
    const summary = await bring([car('a'), car('b'), car('c'), unpriced('d')], { replace: true })
    expect(summary).toMatchObject({ unchanged: 3, rejected: 1, removed: 2 })
    expect(await store.find('e')).toMatchObject({ state: 'sold' })
  })

  it.each([
    [12, 11, 'refused'],
    [54, 11, 'refused'],
    [55, 11, 'done'],
    [12, 10, 'done'],
    [100, 20, 'done'],
  ])('of %d vehicles that would remove %d is %s', async (before, removed, outcome) => {
    const { store, bring } = await openYard()
    const cars = Array.from({ length: before }, (_, at) => car(`v${at}`))
    await bring(cars)
    const left = cars.slice(removed)
    if (outcome === 'done') {
      expect(await bring(left, { replace: true })).toMatchObject({ removed })
      return
    }
    const refusal = `The feed would remove ${removed} of ${before} vehicles, more than a fifth`
    await expect(bring(left, { replace: true })).rejects.toThrow(refusal)
    expect(await store.count()).toBe(before)
    expect(await bring(left, { replace: true, force: true })).toMatchObject({ removed })
  })

  it('replaces the demo without being forced, and says how many made-up vehicles it removed', async () => {
    const { store, bring } = await openYard()
    await bring([...makeDemoStock({ count: 20, seed: 1 })])
    await bring([car('own')])
    expect(await bring([car('own')], { replace: true })).toMatchObject({ removed: 20, removedDemo: 20 })
    expect(await store.count()).toBe(1)
  })

  it("does not count the demo as the dealer's stock", async () => {
    const { bring } = await openYard()
    const own = Array.from({ length: 12 }, (_, at) => car(`v${at}`))
    await bring([...makeDemoStock({ count: 300, seed: 1 }), ...own])
    await expect(bring(own.slice(0, 1), { replace: true })).rejects.toThrow(
      'The feed would remove 11 of 12 vehicles',
    )
  })

  it('says how many vehicles are listed by hand that the feed has no longer', async () => {
    const { store, bring } = await openYard()
    await bring([car('a'), car('b'), car('c')])
    for (const id of ['a', 'b'])
      await store.write((writer) => writer.override(id, { fields: { state: 'reserved' }, note: null }))
    expect(await bring([car('b'), car('c')])).toMatchObject({ keptByHand: 0 })
    const summary = await bring([car('b'), car('c')], { replace: true })
    expect(summary).toMatchObject({ removed: 0, keptByHand: 1 })
    expect(importWarnings(summary)).toEqual([expect.stringContaining('1 vehicle is on the site by hand')])
  })

  it('refuses a feed of which part could not be read', async () => {
    const { store, bring } = await openYard()
    await bring([car('a'), car('b'), car('c')])
    const cut = JSON.stringify([car('a'), car('b'), car('c')]).slice(0, -20)
    await expect(bring(cut, { replace: true, keepGoing: true })).rejects.toThrow('not replaced')
    expect(await store.count()).toBe(3)
  })
})

describe('a feed that is not well formed', () => {
  const good = JSON.stringify(car('a'))

  it.each([
    ['cut short', `{"results":[${good},\n${good.slice(0, 50)}`, 'Line 2 ends too early'],
    ['a broken line', `${good}\n{"metadata":\n`, 'Line 2 (byte'],
    ['NUL bytes', `${good}\n\u0000\u0000\n`, 'Line 2 (byte'],
    ['another envelope', '{"stock":\n[]}', 'without "results"'],
    [
      'a web page',
      '<!doctype html>\n<p>Sign in',
      'The feed is a web page, such as one that asks for a password: check the address',
    ],
    ['nothing', '', 'The feed is empty'],
    ['one huge value', `[${good},\n{"a":"${'x'.repeat(2_000_000)}"}]`, 'Line 2 is larger than 1 MB'],
  ])('(%s) changes nothing, and the message says where', async (_, feed, message) => {
    const { store, bring } = await openYard()
    await expect(bring(feed)).rejects.toThrow(message)
    expect(await store.changeNumber()).toBe(0)
  })

  it('is imported as far as possible with keepGoing', async () => {
    const { store, bring, rejects } = await openYard()
    const summary = await bring(`${good}\n{"b":\n${JSON.stringify(car('c'))}`, { keepGoing: true })
    expect(summary).toMatchObject({ read: 3, added: 2, rejected: 1 })
    expect(await rejects()).toMatchObject([
      { line: 2, id: null, reason: expect.stringContaining('is not JSON') },
    ])
    expect(await store.count()).toBe(2)
  })
})
