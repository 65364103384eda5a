import fc from 'fast-check'
import { bandsOf, type Range } from '../stock/bands.ts'
import { equipmentNames } from '../stock/equipment.ts'
import {
  identifierFields,
  type ListedNumber,
  listedNumbers,
  type WordField,
  wordFields,
} from '../stock/filter-fields.ts'
import { identifierKey } from '../stock/identifier-key.ts'
import type { Listing, ListingValues, Place } from '../stock/listing.ts'
import { sortOrders } from '../stock/sort-orders.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { formatRange, parseRange } from './parse-range.ts'
import type { CountedField, OfRanges } from './query.ts'

/** Those at the ends of the list, and one that is not on it. */
const arbitraryEquipment = fc.constantFrom(
  ...equipmentNames.slice(0, 3),
  ...equipmentNames.slice(-3),
  'Ejector seat',
)

/** Listings for property tests: few distinct values, so that filters match often, and awkward ones. */
export function arbitraryListing(ids: fc.Arbitrary<string> = arbitraryId): fc.Arbitrary<Listing> {
  return fc.record({
    id: ids,
    type: fc.constantFrom(...vehicleTypes, 'car' as const),
    values: fc.record(
      {
        ...Object.fromEntries(wordFields.map((field) => [field, arbitraryWord(field)])),
        equipment: fc.array(arbitraryEquipment, { maxLength: 6 }),
        ...Object.fromEntries(listedNumbers.map((field) => [field, arbitraryNumber(field)])),
        ...Object.fromEntries(
          identifierFields.map((field) => [
            field,
            arbitraryIdentifier.map((text) => identifierKey(text) ?? 0),
          ]),
        ),
        motUntil: fc.constantFrom(0, 20_784, 20_785, 20_965, 20_966, 21_149, 21_150, 22_000),
        priceWithVat: arbitraryPence,
        priceWithoutVat: arbitraryPence,
        place: arbitraryPlace,
        arrived: fc.constantFrom(0, 1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000),
        relevance: fc.constantFrom(0, 1, 32_768, 65_535),
      },
      { requiredKeys: ['arrived', 'relevance'] },
    ) as fc.Arbitrary<ListingValues>,
  })
}

export const arbitraryId = fc.oneof(
  fc.nat(60).map((n) => `v${n}`),
  fc.constantFrom('A', 'a', 'é', '10', '9', '😀', '\uffff'),
)

export const arbitraryPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.constantFrom({ latitude: 53.4, longitude: -3 }, { latitude: 53.41, longitude: -2.99 }),
  fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) }),
)

/** A model alone, or with a make before it. */
const arbitraryModelLeftOut = fc.oneof(
  arbitraryWord('model'),
  fc.tuple(arbitraryWord('make'), arbitraryWord('model')).map((names) => names.join(' ')),
)

/** Words of the derivatives of listings, and one that none has. */
const arbitraryDerivativeWord = fc.constantFrom('derivative', 'model', '(Model)', '9', 'SKODA', 'Zetec')

/** The parameters of a query: mostly values that listings have, several of some words, and terms. */
export const arbitraryParams: fc.Arbitrary<URLSearchParams> = fc
  .tuple(
    fc.uniqueArray(
      fc.oneof(
        fc.constantFrom(...wordFields).chain((field) => repeated(field, arbitraryWord(field))),
        repeated('equipment', arbitraryEquipment),
        repeated('notModel', arbitraryModelLeftOut),
        repeated('derivativeWord', arbitraryDerivativeWord),
        fc.constantFrom(...identifierFields).chain((field) => repeated(field, arbitraryIdentifier)),
        fc.constantFrom(...listedNumbers).chain((field) => once(field, arbitraryRange(field))),
        once('monthlyPrice', arbitraryMonthlyRange()),
        once('motMonths', arbitraryMonths()),
        once('price', arbitraryRange('price')),
        once('distance', arbitraryDistance()),
      ),
      { maxLength: 4, selector: ([field]) => field },
    ),
    arbitraryTerms(),
  )
  .map(
    ([filters, terms]) =>
      new URLSearchParams([
        ...filters.flatMap(([field, values]) => values.map((value): [string, string] => [field, value])),
        ...Object.entries(terms),
      ]),
  )

/** The parameters that say how prices are read. */
export function arbitraryTerms() {
  return fc.record(
    {
      vat: fc.constantFrom('inc', 'ex'),
      deposit: fc.constantFrom('0', '99', '500', '20000'),
      term: fc.constantFrom('12', '37', '60'),
    },
    { requiredKeys: [] },
  )
}

function repeated(field: string, values: fc.Arbitrary<string>): fc.Arbitrary<[string, string[]]> {
  return fc.array(values, { minLength: 1, maxLength: 3 }).map((several) => [field, several])
}

function once(field: string, values: fc.Arbitrary<string>): fc.Arbitrary<[string, string[]]> {
  return values.map((value) => [field, [value]])
}

/** Ranges to be counted, in the units of filters. */
export const arbitraryRanges: fc.Arbitrary<OfRanges<Range>> = fc.record(
  {
    price: fc.array(parsed('price', arbitraryRange('price')), { maxLength: 3 }),
    monthlyPrice: fc.array(parsed('monthlyPrice', arbitraryMonthlyRange()), { maxLength: 3 }),
    motMonths: fc.array(parsed('motMonths', arbitraryMonths()), { maxLength: 3 }),
    year: fc.array(parsed('year', arbitraryRange('year')), { maxLength: 3 }),
    mileage: fc.array(parsed('mileage', arbitraryRange('mileage')), { maxLength: 3 }),
    distance: fc.array(parsed('distance', arbitraryDistance()), { maxLength: 1 }),
  },
  { requiredKeys: [] },
)

function parsed(field: CountedField, texts: fc.Arbitrary<string>): fc.Arbitrary<Range> {
  return texts.map((text) => {
    const found = parseRange(field, text)
    return 'range' in found ? found.range : { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  })
}

export const arbitrarySort = fc.constantFrom(...(Object.keys(sortOrders) as (keyof typeof sortOrders)[]))

function arbitraryWord(field: WordField): fc.Arbitrary<string> {
  const words = [`${field}`, ` ${field.toUpperCase()}  `, 'Model 9', 'model 10', 'MODEL\u00a0 9', 'İĐ Škoda']
  const odd = ['', '  ', 'Citroe\u0308n', 'Citroën', '\ud800', 'a\u00adb', 'ab', '&=+%?#', 'x'.repeat(220)]
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

const arbitraryIdentifier = fc.constantFrom('AB71 CDE', 'ab71cde', 'X1', 'stock-7', 'STOCK-8')

/** Around the prices with monthly figures of whole pounds, and around those of the bands. */
const arbitraryPence = fc.oneof(
  fc.constantFrom(0, 1, 99, 100, 9_900, 500_000, 500_099, 499_999, 968_001, 967_969, 1_200_000),
  fc.nat(3_000_000),
)

function arbitraryMonthlyRange(): fc.Arbitrary<string> {
  const pounds = fc.oneof(fc.constantFrom(0, 1, 129, 250, 310), fc.nat(2_000))
  return fc.oneof(
    pounds.map((to) => `-${to}`),
    pounds.map((from) => `${from}-`),
    fc.tuple(pounds, pounds).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
  )
}

function arbitraryMonths(): fc.Arbitrary<string> {
  return fc.constantFrom('0-', '6-', '6', '-5', '11-', '3-12', '9999999-')
}

/** Around the mile between two of the places, and to the far side of the earth. */
function arbitraryDistance(): fc.Arbitrary<string> {
  const miles = fc.oneof(fc.constantFrom(0, 1, 20), fc.nat(12_500))
  return fc.oneof(
    miles.map((to) => `-${to}`),
    miles.map((from) => `${from}-`),
  )
}

function arbitraryNumber(field: ListedNumber): fc.Arbitrary<number> {
  const edges = bandsOf(field).flatMap(({ low }) => [low, Math.max(0, low - 1), low + 3])
  // A year of two digits is no year of an address.
  if (field === 'year') return fc.constantFrom(0, 1885, 2019, 2020, 2021)
  if (edges.length === 0) return fc.constantFrom(0, 2, 3, 5, 2019, 2020)
  return fc.oneof(fc.constantFrom(...edges), fc.nat(2 ** 31 - 1))
}

function arbitraryRange(field: ListedNumber): fc.Arbitrary<string> {
  const ends = fc.tuple(
    fc.oneof(arbitraryNumber(field), fc.constant(Number.NEGATIVE_INFINITY)),
    fc.oneof(arbitraryNumber(field), fc.constant(Number.POSITIVE_INFINITY)),
  )
  return ends.map(([a, b]) => formatRange(field, { low: Math.min(a, b), high: Math.max(a, b) }))
}
