import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { describe, expect, it } from 'vitest'
import { isListed } from '#domain/stock/listing-state.ts'
import { plateOfRegistration } from '#domain/stock/number-plate.ts'
import { parseRecord } from '#domain/stock/parse-record.ts'

const stock = [...makeDemoStock()]

describe('every record of the demo stock', () => {
  it('is parsed without a warning and is listed', () => {
    for (const record of stock) {
      expect(parseRecord(record, { now: new Date('2026-12-31') })).toEqual({ ok: true, record, warnings: [] })
      expect(isListed(record)).toBe(true)
    }
  })

  it('has a legal registration whose age identifier is its plate, unless it is new', () => {
    for (const { vehicle } of stock) {
      if (vehicle.ownershipCondition === 'New') expect(vehicle.registration).toBeUndefined()
      else expect(plateOfRegistration(vehicle.registration ?? '')).toBe(vehicle.plate)
    }
  })
})
