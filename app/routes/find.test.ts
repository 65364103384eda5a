import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createInterpret } from '#domain/words/interpret.ts'
import { exampleVocabulary } from '#domain/words/testing/example-vocabulary.data.ts'
import type { Services } from '#server/services.ts'
import { readSearch } from '../features/search/read-search.ts'
import { servicesContext } from '../services.ts'
import { loader } from './find.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

/** "Black" names versions too. */
const findOther = (typed: string) => (typed.includes('black') ? { words: 'black', phrase: '' } : null)

/** One vehicle is in stock. */
const total = (_: string, { registration }: { registration: string[] }) =>
  registration[0] === 'PO66 NNO' ? 1 : 0

/** One vehicle has left the stock. */
const findVehicle = async (id: string) => ({ state: id === 'V1007' ? 'sold' : 'unknown' })

/** Where the form leads. */
async function find(query: Record<string, string>): Promise<string> {
  const url = new URL(`https://pierhead.example/find?${new URLSearchParams(query)}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, {
    stock: { words: async () => ({ interpret, findOther }), total, find: findVehicle },
  } as unknown as Services)
  const args = { context, url, request: new Request(url), params: {} } as unknown as Parameters<
    typeof loader
  >[0]
  const answer = await loader(args).then(
    () => null,
    (thrown) => thrown as Response,
  )
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([302, 'no-store'])
  return answer?.headers.get('location') ?? ''
}

describe('/find', () => {
  it('redirects a phrase to its results', async () => {
    expect(await find({ q: 'lwb euro 6 van under £250 a month' })).toBe(
      '/van-search?wheelbase=LWB&monthlyPrice=-250&emissionClass=Euro+6&q=lwb+euro+6+van+under+%C2%A3250+a+month',
    )
  })

  it.each(['V1007', 'v1007', 'stock number V1007', 'ref: v1007'])(
    'leads from the stock number of a vehicle that has left to its page: %s',
    async (q) => {
      expect(await find({ q })).toBe('/vehicles/V1007')
    },
  )

  it('reads whole words of a phrase that is too long, and says so', async () => {
    const before = `${'a nice clean car please '.repeat(8)}ford u`
    expect(before.length).toBe(198)
    const location = await find({ q: `${before}nder 10000 pounds` })
    const asked = readSearch(new URL(location, 'https://pierhead.example').searchParams)
    expect(asked.filters).toMatchObject({ make: ['Ford'] })
    expect(asked.filters.price).toBeUndefined()
    expect(asked.faults.join()).toContain('You typed more than we can read')
  })

  it('passes on the words that name versions too', async () => {
    expect(await find({ q: 'audi black' })).toBe(
      '/car-search?make=Audi&colour=Black&q=audi+black&otherwise=black',
    )
  })

  it('passes on no second half of a postcode, however it is written', async () => {
    for (const postcode of ['L3-4AB', 'L3.4AB', 'L3 4 AB', 'Ｌ３ ４ＡＢ'])
      expect(decodeURIComponent(await find({ q: `golf near ${postcode}` }))).not.toMatch(/4 ?AB|４ＡＢ/i)
  })

  it('passes on the outward code of a postcode alone', async () => {
    expect(await find({ q: 'golf near l3 4db' })).toBe(
      '/car-search?make=Volkswagen&model=Golf&postcode=L3&sort=distance&q=golf+near+l3',
    )
  })

  it.each(['golf near ch1%204ld', 'golf near c h 1 4 l d'])('also of %s', async (q) => {
    expect(await find({ q })).toMatch(/^[^%]*&postcode=CH1&sort=distance&q=golf\+near\+ch1$/i)
  })

  it.each([
    'jane@example.com',
    '07700 900123',
    '+44 (0)7700 900123',
    '０７７００ ９００１２３',
    'jane＠example.com',
    'jane%40example.com',
    '07700%20900123',
  ])('writes no contact details into the address, and reads no price from them: %s', async (details) => {
    expect(await find({ q: details, type: 'van' })).toBe('/van-search?leftOut=contact-details')
    expect(await find({ q: `golf ${details} under 9k zzzz` })).toBe(
      '/car-search?make=Volkswagen&model=Golf&price=-9000&leftOut=contact-details&notUnderstood=zzzz',
    )
  })

  it('passes on that the browser has left contact details out', async () => {
    expect(await find({ q: 'golf ,', leftOut: 'contact-details' })).toBe(
      '/car-search?make=Volkswagen&model=Golf&leftOut=contact-details',
    )
  })

  it.each(['C H 1 4 L D', 'CH1----4LD', 'ch1.4ld', 'CH 1 4LD', 'CH1 4 LD'])(
    'has no part of the second half of a postcode in the address: %s',
    async (typed) => {
      const { searchParams } = new URL(await find({ q: `golf near ${typed}` }), 'https://pierhead.example')
      for (const text of searchParams.values())
        expect(text.replaceAll(/[^a-z0-9]/gi, '')).not.toMatch(/ld$|4l/i)
    },
  )

  it('narrows the results that a phrase without a make was typed on', async () => {
    const within = 'make=Ford&colour=Red&sort=price_asc&page=3&q=red+ford&notUnderstood=zzzz'
    const typed = { q: 'automatic', type: 'car', within }
    expect(await find(typed)).toBe(
      '/car-search?make=Ford&colour=Red&sort=price_asc&gearbox=Automatic&within=yes&q=automatic',
    )
    expect(await find({ ...typed, q: 'blue, cheapest' })).toBe(
      '/car-search?make=Ford&colour=Blue&sort=price_asc&within=yes&q=blue%2C+cheapest',
    )
    expect(await find({ ...typed, q: 'golf' })).toBe('/car-search?make=Volkswagen&model=Golf&q=golf')
    expect(await find({ ...typed, q: 'van' })).toBe('/van-search?q=van')
    expect(await find({ ...typed, within: '' })).toBe('/car-search?gearbox=Automatic&q=automatic')
  })

  it('leads from a number plate that is not in stock to the valuation, without the plate', async () => {
    expect(await find({ q: 'ab69cde', type: 'van' })).toBe(
      '/valuation?type=van&year=2019&plate=69&unknownPlate=yes',
    )
    expect(await find({ q: 'golf AB69 CDE' })).toBe(
      '/valuation?type=car&make=Volkswagen&model=Golf&year=2019&plate=69&unknownPlate=yes',
    )
    expect(await find({ q: 'po66 nno' })).toBe('/car-search?registration=PO66+NNO&q=po66+nno')
    const exchange = await find({ q: 'golf AB69 CDE zzyzx' })
    expect(exchange).toBe('/valuation?type=car&year=2019&plate=69&unknownPlate=yes')
  })

  it.each(['AB69 CDE', 'P123 ABC', 'ABC 123D', 'ABZ 1234'])(
    'leaves a number plate that is not in stock out of a search with other words: %s',
    async (plate) => {
      expect(await find({ q: `red golf ${plate}` })).toBe(
        '/car-search?make=Volkswagen&model=Golf&colour=Red&leftOut=number-plate',
      )
      expect(await find({ q: `my ${plate.replace(' ', '')} for a corsa under 9k zzyzx` })).toBe(
        '/car-search?make=Vauxhall&model=Corsa&price=-9000&leftOut=number-plate&notUnderstood=zzyzx',
      )
    },
  )

  it.each(['AB77 CDE', 'ab77cde', 'A B 7 7 C D E'])(
    'leaves out a number plate that nobody can have yet: %s',
    async (plate) => {
      expect(await find({ q: `red golf ${plate} zzyzx` })).toBe(
        '/car-search?make=Volkswagen&model=Golf&colour=Red&leftOut=number-plate&notUnderstood=zzyzx',
      )
    },
  )

  it('narrows the results that a number plate of another vehicle was typed on', async () => {
    expect(await find({ q: 'automatic AB69 CDE', type: 'car', within: 'make=Ford' })).toBe(
      '/car-search?make=Ford&gearbox=Automatic&within=yes&leftOut=number-plate',
    )
  })

  it('leads from an older number plate alone to the valuation, which cannot tell its year', async () => {
    for (const plate of ['p123 abc', 'ABC123D', 'abz 1234'])
      expect(await find({ q: plate })).toBe('/valuation?type=car&unknownPlate=yes')
  })

  it('redirects an empty phrase to the search of its type', async () => {
    expect(await find({ q: ' ', type: 'truck' })).toBe('/truck-search')
    expect(await find({})).toBe('/car-search')
    expect(await find({ q: '', type: 'boat' })).toBe('/car-search')
  })

  it('passes on what it did not understand, which the results page reports', async () => {
    const href = await find({ q: 'golf <b>wings</b> zzzz' })
    const { searchParams } = new URL(href, 'https://pierhead.example')
    const { notUnderstood, faults } = readSearch(searchParams)
    expect(notUnderstood).toEqual(['b>wings</b', 'zzzz'])
    expect(faults).toEqual([])
  })
})
