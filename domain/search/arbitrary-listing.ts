import fc from 'fast-check'
import { bandsOf } from '../stock/bands.ts'
import { type NumberField, numberFields, type WordField, wordFields } from '../stock/filter-fields.ts'
import type { Listing, ListingValues, Place } from '../stock/listing.ts'
import { sortOrders } from '../stock/sort-orders.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { formatRange } from './parse-range.ts'

/** Listings for property tests: few distinct values, so that filters match often, and awkward ones. */
export function arbitraryListing(ids: fc.Arbitrary<string> = arbitraryId): fc.Arbitrary<Listing> {
  return fc.record({
    id: ids,
    type: fc.constantFrom(...vehicleTypes, 'car' as const),
    values: fc.record(
      {
        ...Object.fromEntries(wordFields.map((field) => [field, arbitraryWord(field)])),
        ...Object.fromEntries(numberFields.map((field) => [field, arbitraryNumber(field)])),
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

/** The parameters of a query: mostly values that listings have. */
export const arbitraryParams: fc.Arbitrary<URLSearchParams> = fc
  .uniqueArray(
    fc.oneof(
      fc.constantFrom(...wordFields).chain((field) => fc.tuple(fc.constant(field), arbitraryWord(field))),
      fc.constantFrom(...numberFields).chain((field) => fc.tuple(fc.constant(field), arbitraryRange(field))),
    ),
    { maxLength: 4, selector: ([field]) => field },
  )
  .map((pairs) => new URLSearchParams(pairs as [string, string][]))

export const arbitrarySort = fc.constantFrom(...(Object.keys(sortOrders) as (keyof typeof sortOrders)[]))

function arbitraryWord(field: WordField): fc.Arbitrary<string> {
  const words = [`${field}`, ` ${field.toUpperCase()}  `, 'Model 9', 'model 10', 'MODEL\u00a0 9', 'İĐ Škoda']
  const odd = ['', '  ', 'Citroe\u0308n', 'Citroën', '\ud800', 'a\u00adb', 'ab', '&=+%?#', 'x'.repeat(220)]
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

function arbitraryNumber(field: NumberField): fc.Arbitrary<number> {
  const edges = bandsOf(field).flatMap(({ low }) => [low, Math.max(0, low - 1), low + 3])
  if (edges.length === 0) return fc.constantFrom(0, 2, 3, 5, 2019, 2020)
  return fc.oneof(fc.constantFrom(...edges), fc.nat(2 ** 31 - 1))
}

function arbitraryRange(field: NumberField): fc.Arbitrary<string> {
  const ends = fc.tuple(
    fc.oneof(arbitraryNumber(field), fc.constant(Number.NEGATIVE_INFINITY)),
    fc.oneof(arbitraryNumber(field), fc.constant(Number.POSITIVE_INFINITY)),
  )
  return ends.map(([a, b]) => formatRange(field, { low: Math.min(a, b), high: Math.max(a, b) }))
}
