import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { parseRecord } from './parse-record.ts'
import { readDay } from './read-day.ts'
import type { StockRecord } from './record.ts'
import { vehicleHistory } from './vehicle-history.ts'

const historyOf = (parts: Partial<StockRecord>) => vehicleHistory({ ...exampleRecord(), ...parts })

describe('the history of a vehicle', () => {
  it('says nothing that the record does not say', () => {
    const { owners, ...rest } = vehicleHistory(exampleRecord())
    expect(owners).toEqual({ value: 2, source: 'stock record', on: '2026-11-05' })
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  })

  it('has what a vehicle check found, with the day of the record', () => {
    const check = { stolen: false, mileageDiscrepancy: true, insuranceWriteoffCategory: 'Cat S' }
    expect(historyOf({ check })).toMatchObject({
      stolen: { value: false, source: 'vehicle check', on: '2026-11-05' },
      mileageDiscrepancy: { value: true },
      writeOff: { value: 'S' },
      finance: null,
    })
  })

  it('takes a missing write-off category for no answer, and "none" for one', () => {
    expect(historyOf({ check: { insuranceWriteoffCategory: null } }).writeOff).toBeNull()
    expect(historyOf({ check: { insuranceWriteoffCategory: 'None' } }).writeOff?.value).toBe('none')
  })

  it('is clear of finance only when private and trade finance were checked', () => {
    expect(historyOf({ check: { privateFinance: false } }).finance).toBeNull()
    expect(historyOf({ check: { privateFinance: false, tradeFinance: false } }).finance?.value).toBe(false)
    expect(historyOf({ check: { tradeFinance: true } }).finance?.value).toBe(true)
  })

  it('keeps the worse of two answers', () => {
    expect(historyOf({ history: { stolen: true }, check: { stolen: false } }).stolen?.value).toBe(true)
    expect(historyOf({ history: { stolen: false }, checks: { stolen: true } }).stolen?.value).toBe(true)
  })

  it('has the latest MOT test, and the later of two expiry days', () => {
    const motTests = [
      { completedDate: '2025-03-02', expiryDate: '2026-03-08', testResult: 'Passed', odometerValue: 30_100 },
      { completedDate: '2026-03-03', expiryDate: '2027-03-08', testResult: 'Passed', odometerValue: 41_220 },
    ]
    const { vehicle } = exampleRecord()
    const tested = historyOf({ motTests, vehicle: { ...vehicle, motExpiryDate: '2026-03-08' } })
    expect(tested.lastMot?.value).toEqual({ day: '2026-03-03', result: 'Passed', miles: 41_220 })
    expect(tested.motExpires).toEqual({ value: '2027-03-08', source: 'MOT test', on: '2026-03-03' })
    const inKilometres = [{ ...motTests[1], odometerUnit: 'km' }]
    expect(historyOf({ motTests: inKilometres }).lastMot?.value.miles).toBeNull()
  })

  it('leaves out what the dealer has hidden', () => {
    const { adverts, vehicle } = exampleRecord()
    const hidden = { excludePreviousOwners: true, excludeMot: true }
    const { owners, motExpires } = historyOf({
      vehicle: { ...vehicle, motExpiryDate: '2027-03-08' },
      adverts: { retailAdverts: { ...adverts.retailAdverts, displayOptions: hidden } },
    })
    expect([owners, motExpires]).toEqual([null, null])
  })

  it('comes from a record whose check could not all be read', () => {
    const input = {
      ...exampleRecord(),
      check: { stolen: 'no', scrapped: 'perhaps', v5cs: [{ issuedDate: 5 }] },
    }
    const parsed = parseRecord(input, { now: new Date('2026-12-31') })
    if (!parsed.ok) throw new Error('The record was rejected')
    expect(parsed.warnings.map(({ field }) => field)).toContain('check.scrapped')
    expect(vehicleHistory(parsed.record)).toMatchObject({ stolen: { value: false }, scrapped: null })
  })
})

it.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T23:30:00.000Z', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['2026-02-30', null],
  ['soon', null],
  ['', null],
])('the day of "%s" is %s', (text, day) => expect(readDay(text)).toBe(day))
