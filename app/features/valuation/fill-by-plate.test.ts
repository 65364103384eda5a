import { describe, expect, it } from 'vitest'
import type { FoundPlate, VisitorPlate } from '#domain/registers/plate-answer.ts'
import type { PlateFacts } from '#domain/registers/plate-facts.ts'
import { fillByPlate, type OwnVehicleForm } from './fill-by-plate.ts'

const fiesta: PlateFacts = {
  type: 'car',
  make: 'FORD',
  yearOfManufacture: 2018,
  monthOfFirstRegistration: '2019-03',
  fuel: 'PETROL',
  colour: 'BLUE',
  engineCc: 999,
  co2: 105,
  euroStatus: 'EURO 6 DG',
  taxStatus: 'Taxed',
  taxDue: '2027-03-01',
  motStatus: 'Valid',
  motExpires: '2027-03-14',
}
const nothing = Object.fromEntries(Object.keys(fiesta).map((name) => [name, null])) as unknown as PlateFacts

const found = (facts: Partial<PlateFacts> = {}): FoundPlate => ({
  state: 'found',
  facts: { ...fiesta, ...facts },
  on: '2026-11-28',
})

/** A form after it was filled in from a plate. */
const filledFrom = (registration: string, facts: Partial<PlateFacts> = {}) =>
  fillByPlate({ registration }, null, found(facts)).values

describe('what the DVLA says in the words of the form', () => {
  it('is each of its facts', () => {
    expect(filledFrom('AA19 AAA')).toEqual({
      registration: 'AA19 AAA',
      type: 'car',
      make: 'Ford',
      year: '2018',
      firstRegistered: 'March 2019',
      fuel: 'Petrol',
      colour: 'Blue',
      engine: '1.0',
      co2: '105',
      emissions: 'Euro 6',
      tax: 'Taxed until 1 March 2027',
      mot: 'Valid until 14 March 2027',
      dvla: 'Ford, 2018, first registered March 2019, petrol, blue, 1.0 litres, 105 g/km of CO2, Euro 6, taxed until 1 March 2027, MOT valid until 14 March 2027; asked on 28 November 2026',
    })
  })

  it.each<[Partial<PlateFacts>, object]>([
    [{ fuel: 'HEAVY OIL' }, { fuel: 'Diesel' }],
    [
      { fuel: 'ELECTRICITY', engineCc: null, co2: 0 },
      { fuel: 'Electric', engine: '', co2: '0' },
    ],
    [{ fuel: 'STEAM' }, { fuel: 'STEAM' }],
    [{ colour: 'MAROON' }, { colour: 'Maroon' }],
    [{ make: 'MERCEDES-BENZ' }, { make: 'Mercedes-Benz' }],
    [{ make: 'BAUER' }, { make: 'BAUER' }],
    [{ taxStatus: 'SORN', taxDue: null }, { tax: 'SORN' }],
    [{ taxStatus: 'Untaxed', taxDue: '2026-03-01' }, { tax: 'Untaxed, due on 1 March 2026' }],
    [{ taxStatus: 'Not Taxed for on Road Use' }, { tax: 'Not Taxed for on Road Use' }],
    [{ taxStatus: null }, { tax: 'Until 1 March 2027' }],
    [{ motStatus: 'Not valid', motExpires: '2025-03-14' }, { mot: 'Not valid, it ended on 14 March 2025' }],
    [{ motStatus: 'No details held by DVLA', motExpires: null }, { mot: 'No details held by DVLA' }],
    [{ monthOfFirstRegistration: '2024-12' }, { firstRegistered: 'December 2024' }],
    [{ engineCc: 12_777 }, { engine: '12.8' }],
    [{ euroStatus: 'EURO6' }, { emissions: 'Euro 6' }],
    [nothing, { dvla: '' }],
  ])('%j', (facts, expected) => {
    const { values } = fillByPlate({ registration: 'AA19AAA', engine: '' }, null, found(facts))
    expect(values).toMatchObject(expected)
  })
})

describe('a press on a form', () => {
  it.each<[string, OwnVehicleForm, string | null, object, string[]]>([
    ['that is blank', {}, null, { year: '2018', make: 'Ford' }, []],
    [
      'with a year that was typed',
      { year: '2017' },
      null,
      { year: '2017' },
      ['Your year stays; the DVLA says 2018.'],
    ],
    ['with the year of the plate', { year: '2019' }, null, { year: '2018' }, []],
    ['with a make that was typed', { make: 'ford' }, null, { make: 'ford' }, []],
    [
      'with another make, and its model',
      { make: 'Mazda', model: '2' },
      null,
      { make: 'Mazda', model: '2' },
      ['Your make stays; the DVLA says Ford.'],
    ],
    ['whose type nobody chose', { type: 'van' }, null, { type: 'car' }, []],
    [
      'whose type was chosen with a make',
      { type: 'van', make: 'Ford' },
      null,
      { type: 'van' },
      ['Your type of vehicle stays; the DVLA says car.'],
    ],
    ['of the same plate', { ...filledFrom('AA19 AAA') }, 'AA19AAA', { year: '2018', colour: 'Blue' }, []],
    [
      'of the same plate in other letters, with a corrected year and colour',
      { ...filledFrom('AA19 AAA'), registration: 'aa19-aaa', year: '2019', colour: 'Deep Impact Blue' },
      'AA19AAA',
      { year: '2019', colour: 'Deep Impact Blue', fuel: 'Petrol' },
      ['Your year stays; the DVLA says 2018.', 'Your colour stays; the DVLA says Blue.'],
    ],
    [
      'of the same plate, with an emptied answer',
      { ...filledFrom('AA19 AAA'), colour: ' ' },
      'AA19AAA',
      { colour: 'Blue' },
      [],
    ],
    [
      'of another plate, also where the former answer was corrected',
      {
        ...filledFrom('BB20BBB', { make: 'KIA', yearOfManufacture: 2020 }),
        year: '2021',
        model: 'Ceed',
        registration: 'AA19AAA',
      },
      'BB20BBB',
      { make: 'Ford', year: '2018', model: '', type: 'car' },
      [],
    ],
    [
      'of another plate of the same make',
      { ...filledFrom('BB20BBB', { colour: 'RED' }), model: 'Focus', mileage: '12', registration: 'AA19AAA' },
      'BB20BBB',
      { make: 'Ford', colour: 'Blue', model: 'Focus', mileage: '12' },
      [],
    ],
  ])('%s', (_, given, before, expected, stays) => {
    const { values, notice, plate } = fillByPlate({ registration: 'AA19 AAA', ...given }, before, found())
    expect(values).toMatchObject(expected)
    expect(plate).toBe('AA19AAA')
    expect(notice.match(/Your .*?\.(?= |$)/g) ?? []).toEqual(stays)
  })

  it('of another plate leaves nothing of the former, also where the DVLA says less', () => {
    const former = { ...filledFrom('BB20BBB'), registration: 'AA19AAA' }
    const { values } = fillByPlate(former, 'BB20BBB', found({ ...nothing, make: 'FORD' }))
    expect(values).toMatchObject({ make: 'Ford', year: '', colour: '', tax: '', mot: '', fuel: '' })
    expect(values.dvla).toBe('Ford; asked on 28 November 2026')
  })

  it.each<[VisitorPlate, string]>([
    [{ state: 'no-plate' }, 'This is not a UK number plate, such as AB12 CDE.'],
    [{ state: 'unknown' }, 'The DVLA has no vehicle with this number plate.'],
    [{ state: 'too-many' }, 'You have looked up several number plates. You can look up more in an hour.'],
    [
      { state: 'away', failure: 'HTTP 429', retryAfterMs: 90_000 },
      'The DVLA could not be asked. It answers again in 90 seconds.',
    ],
    [{ state: 'away', failure: 'timeout', retryAfterMs: null }, 'The DVLA could not be asked.'],
  ])('that finds nothing leaves the form as it is: %j', (answer, words) => {
    const given = { ...filledFrom('BB20BBB'), registration: 'ER19 NFD', year: '2001' }
    expect(fillByPlate(given, 'BB20BBB', answer)).toEqual({
      isFilled: false,
      values: given,
      plate: 'BB20BBB',
      notice: `${words} You can fill in the form yourself.`,
    })
  })
})
