import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { describe, expect, it } from 'vitest'
import { exampleAssumed } from '#domain/search/example-assumed.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import { createStockIndex } from '#domain/search/stock-index.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { createStockWords } from '#server/stock/stock-words.ts'
import { marketFile } from '../support/market-data.ts'
import { sampled } from '../support/sampled.ts'

/** Names with signs, accents and figures that makers write. */
const strangeNames: readonly (readonly [type: VehicleType, make: string, ...models: string[]])[] = [
  ['car', 'Kia', "Cee'd", "Pro_cee'd", 'e-Niro', 'EV6'],
  ['car', 'Volkswagen', 'up!', 'ID.3', 'ID. Buzz', 'T-Roc', 'Golf SV', 'e-up!'],
  ['car', 'Honda', 'e:Ny1', 'CR-V', 'HR-V', 'e'],
  ['car', 'Toyota', 'C-HR', 'GR86', 'bZ4X', 'Yaris Cross', 'Prius+'],
  ['car', 'smart', '#1', '#3', 'fortwo', 'forfour'],
  ['car', 'Citroën', 'C3', 'ë-C4', 'C3 Aircross', 'Grand C4 SpaceTourer'],
  ['car', 'Škoda', 'Octavia', 'Enyaq iV', 'Kodiaq'],
  ['car', 'Renault', 'Mégane', 'Mégane E-Tech', 'Scénic', 'Grand Scénic', 'Zoe', 'Captur', '5'],
  ['car', 'DS AUTOMOBILES', 'DS 3', 'DS 7 CROSSBACK', 'N°4'],
  ['car', 'Mercedes-Benz', 'A Class', 'C Class', 'CLA', 'GLE Coupe', 'EQA', 'AMG GT', 'SL'],
  ['car', 'BMW', '3 Series', '2 Series Gran Tourer', 'X1', 'i3', 'iX', 'Z4', 'M3', 'i4'],
  ['car', 'MINI', 'Hatch', 'Countryman', 'Clubman', 'Cooper'],
  ['car', 'Fiat', '500', '500C', '500X', '500L', '124 Spider', 'Panda'],
  ['car', 'Peugeot', '208', 'e-208', '2008', 'e-2008 SUV', '508 SW', 'RCZ'],
  ['car', 'Lynk & Co', '01'],
  ['car', 'GWM', 'ORA 03'],
  ['car', 'BYD', 'ATTO 3', 'Dolphin'],
  ['car', 'Nissan', 'Qashqai+2', 'X-Trail', '370 Z', 'Note', 'Leaf', 'Juke'],
  ['car', 'Rolls-Royce', 'Ghost', 'Phantom'],
  ['car', 'Aston Martin', 'V8 Vantage', 'DB11', 'DBX'],
  ['car', 'McLaren', '720S', 'GT'],
  ['car', 'Tesla', 'Model 3', 'Model S', 'Model X', 'Model Y'],
  ['car', 'Mazda', '2', 'Mazda3', 'CX-5', 'MX-5 RF', 'MX-30'],
  ['car', 'Alfa Romeo', 'MiTo', '4C', 'Giulia'],
  ['car', 'MG MOTOR UK', 'MG3', 'MG5', 'ZS', 'HS'],
  ['car', 'Lexus', 'IS', 'UX', 'RX', 'NX'],
  ['car', 'SsangYong', 'Tivoli XLV', 'Korando'],
  ['car', 'Abarth', '595', '595C', '124 Spider'],
  ['van', 'Maxus', 'eDeliver 9', 'Deliver 9'],
  ['van', 'Vauxhall', 'Vivaro-e', 'Combo Cargo'],
  ['van', 'Renault', 'Trafic', 'Master E-Tech'],
  ['van', 'Citroën', 'ë-Dispatch', 'Relay'],
  ['truck', 'DAF', 'XF', 'XG+', 'LF'],
  ['truck', 'MAN', 'TGX', 'TGL'],
  ['truck', 'Renault Trucks', 'T High', 'D Wide'],
  ['truck', 'Iveco', 'S-Way', 'Eurocargo'],
]

const apostrophes = ["'", '’', '‘', '`', '´', 'ʼ', '′', '＇', '']

const adverts = marketFile('uk-adverts.csv')

/** Adverts whose derivative is a whole advert of another car, with a telephone number. */
const muddled = /\d{5} \d{6}|^(Honda|Peugeot|SEAT) /

const stocks: readonly { name: string; listings: () => Listing[]; absent?: boolean }[] = [
  {
    name: 'names with signs and accents',
    listings: () =>
      strangeNames.flatMap(([type, make, ...models]) =>
        models.map((model) => listingOf(`${type} ${make} ${model}`, type, { make, model })),
      ),
  },
  {
    name: 'the demo stock',
    listings: () => [...makeDemoStock()].flatMap((record) => toListing(record) ?? []),
  },
  { name: 'real adverts', absent: adverts.absent, listings: () => readAdverts(adverts.path) },
]

function readAdverts(path: string): Listing[] {
  const rows: Record<string, string>[] = parse(readFileSync(path, 'utf8'), { columns: true })
  return rows
    .filter(({ derivative = '' }) => !muddled.test(derivative))
    .map(({ make, model, derivative = '', engineLitres }, id) => {
      const doors = Number(/\b([2-5])dr\b/.exec(derivative)?.[1])
      const engineSize = Math.round(Number(engineLitres) * 10)
      return listingOf(String(id), 'car', {
        make,
        model,
        ...(derivative && { derivative }),
        ...(doors && { doors }),
        ...(engineSize && { engineSize }),
      })
    })
}

function listingOf(id: string, type: VehicleType, values: Record<string, unknown>): Listing {
  return { id, type, values: { year: 2020, price: 900_000, arrived: 0, relevance: 0, ...values } } as Listing
}

/** The different names of a stock. */
function namesOf(listings: readonly Listing[]) {
  const names = new Map<
    string,
    { type: VehicleType; make: string; model: string; trim: string; derivative: string }
  >()
  for (const { type, values } of listings) {
    const { make, model, trim = '', derivative = '' } = values
    if (make && model)
      names.set([type, make, model, trim, derivative].join('\t'), { type, make, model, trim, derivative })
  }
  return [...names.values()]
}

/** "2 GS" is two grand too, and the Aygo X a model of its own. */
const ambiguous = ['Land Rover Freelander 2 GS', 'Toyota Aygo x', 'Toyota Aygo x-play']

const mostDerivatives = 2

/** Of many names `npm test` reads each fifth: a vehicle has two to four, so all kinds of them are among these. */
const nth = (names: number) => (names > 1_000 ? sampled(5, 1) : 1)

/** A phrase, and the vehicles that its search must find among others. */
type Sought = readonly [typed: string, type: VehicleType, asked: Record<string, string>]

/** All makes, models and trims, and of each model its first derivatives: each is read in the same way. Their words: `derivative-words.test.ts`. */
function* phrasesOf(listings: readonly Listing[]): Generator<Sought> {
  const derivatives = new Map<string, number>()
  for (const { type, make, model, trim, derivative } of namesOf(listings)) {
    yield [make, type, { make }]
    yield [`${make} ${model}`, type, { make, model }]
    for (const sign of model.includes("'") ? apostrophes : [])
      yield [`${make} ${model.replaceAll("'", sign)}`, type, { make, model }]
    if (trim) yield [`${make} ${model} ${trim}`, type, { make, model, trim }]
    const count = derivatives.get(`${type} ${make} ${model}`) ?? 0
    if (!derivative || count >= mostDerivatives) continue
    derivatives.set(`${type} ${make} ${model}`, count + 1)
    yield [`${make} ${model} ${derivative}`, type, { make, model, derivative }]
  }
}

describe.each(stocks)('in a stock of $name', ({ listings, absent }) => {
  it.skipIf(absent)(
    'every make, model, trim and derivative finds itself as it is written there',
    async () => {
      const all = listings()
      const index = createStockIndex(all)
      const { interpret } = await createStockWords(index, () => '1')()
      const different = new Map([...phrasesOf(all)].map((sought) => [`${sought[1]} ${sought[0]}`, sought]))
      const tried = [...different.values()].filter(
        ([typed], at) => !ambiguous.includes(typed) && at % nth(different.size) === 0,
      )
      const wrong = tried.flatMap(([typed, type, asked]) => {
        const found = interpret(typed, type)
        const params = searchParamsOf(found)
        const hasNames = ['make', 'model'].every(
          (name) =>
            !asked[name] ||
            params.getAll(name).some((own) => own.toLowerCase() === asked[name]?.toLowerCase()),
        )
        const both = {
          ...parseFilters(params, exampleAssumed.terms).filters,
          ...parseFilters(new URLSearchParams(asked), exampleAssumed.terms).filters,
        }
        const { total } = index.search({
          type: found.type,
          filters: both,
          sort: 'relevance',
          offset: 0,
          limit: 1,
        })
        return hasNames && total > 0 ? [] : [`${typed}: ${params}; ${found.notUnderstood.join(', ')}`]
      })
      expect(tried.length).toBeGreaterThan(100)
      expect(wrong.slice(0, 30)).toEqual([])
    },
    120_000,
  )
})
