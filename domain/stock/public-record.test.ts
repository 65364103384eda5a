import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { publicRecord } from './public-record.ts'

describe('the public record', () => {
  it('starts with the id and has the shape of the specification', () => {
    const shown = publicRecord(exampleRecord())
    expect(Object.keys(shown)[0]).toBe('_id')
    expect(shown).toMatchObject({
      _id: '8a4290d5801234560180123456789abc',
      vehicle: {
        make: 'Hyundai',
        yearOfManufacture: '2018',
        odometerReadingMiles: 45_000,
        engineSize: 1.6,
        owners: 2,
        registration: 'EK18 FUT',
      },
      media: { images: [{ href: 'https://images.example/{resize}/1.jpg' }] },
      adverts: { retailAdverts: { totalPrice: { amountGBP: 10_995 }, vatStatus: 'No VAT' } },
    })
  })

  it('fills missing fields from the standard ones', () => {
    const shown = publicRecord(exampleRecord({ bodyType: null, standard: { bodyType: 'SUV' } }))
    expect(shown.vehicle.bodyType).toBe('SUV')
  })

  it('leaves out fields that are confidential or that a fraudster could use', () => {
    const record = exampleRecord({ engineNumber: 'G4FD', keys: 2 })
    const text = JSON.stringify(publicRecord({ ...record, valuations: { trade: { amountGBP: 8_582 } } }))
    for (const secret of [
      'TMAJ3812ALJ000000',
      'G4FD',
      'keys',
      'purchasePrice',
      '8000',
      'valuations',
      'suppliedPrice',
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it('has a film and a view all round only where a link may lead there', () => {
    const mediaOf = (media: object) =>
      publicRecord({ ...exampleRecord(), media: { images: [], ...media } }).media
    const film = { href: 'https://films.example/1' }
    expect(mediaOf({ video: film, spin: film.href })).toEqual({ images: [], video: film, spin: film.href })
    expect(mediaOf({ video: { href: 'javascript:alert(1)' }, spin: 'data:text/html,x' })).toEqual({
      images: [],
    })
  })

  it.each([
    [
      { provider: 'HPI', result: 'Clear', date: '2026-11-03', href: 'https://hpi.example/1' },
      { provider: 'HPI', result: 'Clear', date: '2026-11-03', href: 'https://hpi.example/1' },
    ],
    [
      { provider: 'HPI', result: 'Clear', href: 'javascript:alert(1)' },
      { provider: 'HPI', result: 'Clear' },
    ],
    [{ provider: 'HPI', report: 'confidential' }, undefined],
    [{ result: 'Clear' }, undefined],
    [null, undefined],
  ])(
    'has a check that the dealer has bought only with its provider and result: %j',
    (historyCheck, expected) => {
      expect(publicRecord({ ...exampleRecord(), historyCheck }).historyCheck).toEqual(expected)
    },
  )

  it('has no price when it is on application', () => {
    const record = exampleRecord()
    record.adverts.retailAdverts.priceOnApplication = true
    expect(JSON.stringify(publicRecord(record))).not.toContain('10995')
  })

  it("follows the dealer's display options", () => {
    const record = exampleRecord()
    record.adverts.retailAdverts.displayOptions = { excludePreviousOwners: true }
    expect(publicRecord(record).vehicle).not.toHaveProperty('owners')
    expect(publicRecord(record).vehicle).not.toHaveProperty('previousOwners')
  })

  it('does not change the record', () => {
    const record = exampleRecord()
    publicRecord(record)
    expect(record).toEqual(exampleRecord())
  })
})
