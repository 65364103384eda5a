import { describe, expect, it } from 'vitest'
import { describePlate, parseValuation, readValuationForm } from './parse-valuation.ts'

const parse = (query: string) => parseValuation(new URLSearchParams(query), 2026)
const whole = 'type=car&make=Ford&model=Fiesta&year=2019&mileage=42,000'

describe('what the valuation form asks', () => {
  it('is a vehicle when it is complete', () => {
    expect(parse(whole)).toEqual({ type: 'car', make: 'Ford', model: 'Fiesta', year: 2019, mileage: 42_000 })
  })

  it.each([
    ['58000', 58_000],
    ['58,000 miles', 58_000],
    ['58 000', 58_000],
    ['58k', 58_000],
    ['58.5K miles', 58_500],
    ['58,000mls', 58_000],
    ['58000m', 58_000],
    ['58.000', 58_000],
    ['about 58,000', 58_000],
    ['~58k', 58_000],
    ['58k ish', 58_000],
    ['58 thousand miles', 58_000],
    ['58k on the clock', 58_000],
    ['0', 0],
  ])('reads a mileage of %j', (written, mileage) => {
    expect(parse(whole.replace('42,000', written))).toMatchObject({ mileage })
  })

  it('is nothing yet when only make and model were chosen, or a plate was carried over', () => {
    expect(parse('type=car&make=Ford')).toBeNull()
    expect(parse('type=car&year=2019&plate=69')).toBeNull()
  })

  it('is missing when the form was sent blank', () => {
    expect(parse('type=car&make=&year=&mileage=')).toEqual({ message: 'Choose a make and a model.' })
    expect(parse('type=car&make=Ford&model=Fiesta&year=&mileage=')).toEqual({
      message: expect.stringMatching(/year/),
    })
  })

  it('keeps 100 characters of each value', () => {
    const long = 'x'.repeat(5_000)
    const query = `make=${long}&model=${long}&year=2019&mileage=1000&bodyType=${long}`
    const [make, model, bodyType] = Array(3).fill('x'.repeat(100))
    expect(parse(query)).toMatchObject({ make, model, bodyType })
  })

  it.each([
    ['a model', whole.replace('Fiesta', ''), /make and a model/],
    ['a year of four figures', whole.replace('2019', '19'), /year/],
    ['a year that has begun', whole.replace('2019', '2035'), /2035 is still to come/],
    ['a mileage in figures', whole.replace('42,000', 'forty'), /mileage/],
    ['thousands of three digits', whole.replace('42,000', '42,00'), /mileage/],
    ['no thousands without their k', whole.replace('42,000', '42'), /for 42,000 enter 42k/],
    ['miles', whole.replace('42,000', '72,000 km'), /72,000 km are 44,739 miles/],
    ['one mileage', whole.replace('42,000', '60-65k'), /whole miles/],
    ['a mileage that a vehicle can have', whole.replace('42,000', '99999999'), /mileage/],
    ['a known type', whole.replace('car', 'boat'), /car, van or truck/],
  ])('requires %s', (_, query, message) => {
    expect(parse(query)).toEqual({ message: expect.stringMatching(message) })
  })
})

describe('the posted form', () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const { query, plateFault } = readValuationForm(form)
    return { query: String(query), plateFault }
  }
  const chosen = { type: 'car', make: 'Ford', model: 'Fiesta', year: '', mileage: '42,000' }

  it('becomes an address with the year of the number plate, and never the plate itself', () => {
    const { query, plateFault } = read({ registration: 'ab71 cde', ...chosen, year: '2015' })
    expect(plateFault).toBeNull()
    expect(query).toBe('type=car&make=Ford&model=Fiesta&year=2021&mileage=42%2C000&plate=71')
  })

  it('keeps the number plate that was read before, while the year is its year', () => {
    const again = { ...chosen, plate: '71' }
    expect(read({ ...again, year: '2021' }).query).toMatch(/year=2021.*&plate=71$/)
    expect(read({ ...again, year: '2015' }).query).not.toContain('plate')
    expect(read({ ...again, year: '2021', registration: 'AB69 CDE' }).query).toMatch(/year=2019.*&plate=69$/)
  })

  it.each([
    ['typed after the plate was read', { plate: '19', filledFrom: '' }, '2018'],
    ['of the DVLA', { plate: '19', filledFrom: 'AA19AAA' }, '2018'],
    ['of another plate of that age', { plate: '19', filledFrom: 'BB19BBB' }, '2019'],
    ['typed before the plate was read', { plate: '', filledFrom: '' }, '2019'],
    ['that was emptied', { plate: '19', filledFrom: 'AA19AAA', year: ' ' }, '2019'],
  ])('takes the year of a plate, or the one %s', (_, fields, year) => {
    const { query } = read({ ...chosen, registration: 'aa19 aaa', year: '2018', ...fields })
    expect(new URLSearchParams(query).get('year')).toBe(year)
  })

  it('compares with the fuel that the DVLA says, and not with that of another plate', () => {
    const ofPlate = { ...chosen, fuel: 'Diesel', filledFrom: 'AA19AAA' }
    expect(read({ ...ofPlate, registration: 'aa19 aaa' }).query).toContain('fuel=Diesel')
    expect(read({ ...ofPlate, registration: 'bb19 bbb' }).query).not.toContain('fuel')
    expect(parse(`${whole}&fuel=HEAVY+OIL`)).toMatchObject({ fuel: 'Diesel' })
    expect(parse(`${whole}&fuel=steam`)).not.toHaveProperty('fuel')
  })

  it.each(['A1 BOS', 'nonsense', 'AIG 1234', 'AB00 CDE', 'AB99 CDE'])(
    'asks for the year when %j shows none',
    (registration) => {
      expect(read({ registration, ...chosen }).plateFault).toMatch(/enter the year instead/)
      expect(read({ registration, ...chosen, year: '2015' })).toEqual({
        query: 'type=car&make=Ford&model=Fiesta&year=2015&mileage=42%2C000',
        plateFault: null,
      })
    },
  )

  it('keeps blank answers, and the vehicle that the visitor came from', () => {
    expect(read({ make: 'Ford', year: '', mileage: '', vehicle: 'a1', name: 'Ada' }).query).toBe(
      'make=Ford&year=&mileage=&vehicle=a1',
    )
  })

  it('leaves blank answers out when it was sent to update its lists', () => {
    const form = new FormData()
    for (const name of ['model', 'year', 'mileage']) form.set(name, '')
    form.set('make', 'Ford')
    expect(String(readValuationForm(form, true).query)).toBe('make=Ford')
  })
})

it('a plate is described by its months', () => {
  expect(describePlate('71')).toBe('A 71 plate: first registered September 2021 to February 2022.')
  expect(describePlate('21')).toBe('A 21 plate: first registered March 2021 to August 2021.')
  expect(describePlate('AB71CDE')).toBeNull()
})
