import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isRefused } from '#app/ui/browser-storage.ts'
import { stubStorage } from '../../../tests/support/memory-storage.ts'
import {
  mostSaved,
  priceChange,
  recallSaved,
  removeSaved,
  type SavedVehicle,
  save,
  savedKey,
  storeSaved,
} from './saved-vehicles.ts'
import { clearViewed, recallViewed, rememberViewed, switchViewed, viewedKey } from './viewed-vehicles.ts'

const vehicle = (id: string): SavedVehicle => ({ id, price: 1_249_500, day: '2026-11-22' })
const savedIds = () => recallSaved().map(({ id }) => id)

let items: Map<string, string>
beforeEach(() => {
  items = stubStorage('localStorage')
})

describe('the saved vehicles', () => {
  it('are newest first, each once', () => {
    expect([save([vehicle('a')]), save([vehicle('b'), vehicle('a')])]).toEqual([null, null])
    expect(savedIds()).toEqual(['b', 'a'])
    expect(recallSaved()[0]).toEqual(vehicle('b'))
  })

  it('leave nothing behind when the last is removed', () => {
    save([vehicle('a'), vehicle('b')])
    removeSaved(['a'])
    expect(savedIds()).toEqual(['b'])
    removeSaved(['b'])
    expect([...items.keys()]).toEqual([])
  })

  it('have a limit, and stay as they are beyond it', () => {
    const full = Array.from({ length: mostSaved }, (_, index) => vehicle(String(index)))
    expect(storeSaved(full)).toBe(null)
    expect(save([vehicle('one more')])).toBe('limit')
    expect(savedIds()).toEqual(full.map(({ id }) => id))
    expect(save([vehicle('0')])).toBe(null)
  })

  it.each([
    ['damaged text', '[{"id":'],
    ['another shape', '{"id":"a"}'],
    ['wrong items', '[null,3,{"price":1},{"id":7}]'],
  ])('are none when the storage has %s', (_name, text) => {
    items.set(savedKey, text)
    expect(recallSaved()).toEqual([])
    expect(save([vehicle('a')])).toBe(null)
    expect(savedIds()).toEqual(['a'])
  })

  it('without price or day are kept', () => {
    items.set(savedKey, '[{"id":"a","price":"12"}]')
    expect(recallSaved()).toEqual([{ id: 'a', price: null, day: '' }])
  })

  it('say why they were not stored', () => {
    const failing = (error: Error) => ({
      getItem: () => null,
      setItem: () => {
        throw error
      },
    })
    vi.stubGlobal('localStorage', failing(new DOMException('', 'QuotaExceededError')))
    expect(save([vehicle('a')])).toBe('full')
    vi.stubGlobal('localStorage', failing(new DOMException('', 'SecurityError')))
    expect(save([vehicle('a')])).toBe('refused')
    expect(isRefused()).toBe(false)
  })
})

describe('the viewed vehicles', () => {
  it('are the last twelve, newest first, each once', () => {
    for (let id = 0; id < 14; id++) rememberViewed(String(id))
    rememberViewed('5')
    expect(recallViewed()).toEqual({
      remembers: true,
      ids: ['5', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3', '2'],
    })
    clearViewed()
    expect(items.has(viewedKey)).toBe(false)
  })

  it('are forgotten when it is switched off, and none is added until it is on again', () => {
    rememberViewed('a')
    switchViewed(false)
    rememberViewed('b')
    clearViewed()
    expect(recallViewed()).toEqual({ remembers: false, ids: [] })
    expect(items.get(viewedKey)).toBe('{"off":true}')
    switchViewed(true)
    rememberViewed('c')
    expect(recallViewed()).toEqual({ remembers: true, ids: ['c'] })
  })
})

it.each([
  ['less', 1_249_500, 1_199_500, 1_199_500, '£500 less since you saved it'],
  ['more', 1_249_500, 1_349_500, 1_349_500, '£1,000 more since you saved it'],
  [
    'less without VAT, as the price is shown',
    1_260_000,
    1_200_000,
    1_000_000,
    '£500 less since you saved it',
  ],
  ['unchanged', 1_249_500, 1_249_500, 1_249_500, null],
  ['changed by pence', 1_249_500, 1_249_460, 1_249_460, null],
  ['saved without a price', null, 1_249_500, 1_249_500, null],
  ['on application now', 1_249_500, null, 0, null],
])('a price is %s', (_name, saved, price, shown, words) => {
  expect(priceChange(saved, price, shown)).toBe(words)
})
