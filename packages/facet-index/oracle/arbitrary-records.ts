import fc from 'fast-check'
import type { FacetRecord, Filters, Query, RangeQuestion, RecordChange } from '../schema/query.ts'
import type { Point, Range, Schema } from '../schema/schema.ts'

/** More than one number holds. */
export const gear = [
  'Radar',
  'Life raft',
  'Heated berths',
  ...Array.from({ length: 62 }, (_, i) => `Gear ${i}`),
]

/** Every kind of field, twice where fields are stored together. */
export const boats: Schema = {
  fields: {
    maker: { kind: 'keyword' },
    model: { kind: 'keyword' },
    hull: { kind: 'keyword' },
    length: {
      kind: 'number',
      bands: [
        { low: 0, high: 4, value: '0-4' },
        { low: 5, high: 5, value: '5' },
        { low: 6, high: 9, value: '6-9' },
        { low: 10, high: Number.POSITIVE_INFINITY, value: '10-' },
      ],
    },
    berth: { kind: 'point', filter: true },
    cabins: { kind: 'number' },
    draught: { kind: 'number', format: (value) => `${value / 10} m` },
    engine: { kind: 'keyword' },
    gear: { kind: 'flags', values: gear },
    listed: { kind: 'number', facet: false },
    score: { kind: 'number', facet: false, filter: true },
    sail: { kind: 'number', facet: false, filter: true },
  },
  sorts: {
    longest: { by: 'length', direction: 'descending' },
    shortest: { by: 'length', direction: 'ascending' },
    newest: { by: 'listed', direction: 'descending' },
    best: { by: 'score', direction: 'descending' },
    shallow: { by: 'draught', direction: 'ascending' },
    nearest: { by: 'berth', direction: 'nearest' },
  },
  clusterBy: ['maker', 'model'],
}

/** Few values, so that filters and spellings meet, and awkward ones. */
const arbitraryKeyword = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom('Bavaria', ' BAVARIA ', 'bavaria', 'Model 9', 'model 10', 'Škoda', 'Skoda'),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', 'Citroe\u0308n', 'Citroën', '\ud800', 'x'.repeat(220)) },
)
/** Those of each part, at its ends; `Sextant` is not on the list. */
const arbitraryFlag = fc.constantFrom(
  'Radar',
  'Life raft',
  'Gear 28',
  'Gear 29',
  'Gear 30',
  'Gear 60',
  'Gear 61',
  'Sextant',
)
const arbitraryGear = fc.array(arbitraryFlag, { maxLength: 7 })
const arbitraryLength = fc.oneof(fc.constantFrom(0, 4, 5, 6, 9, 10), fc.nat(2 ** 31 - 1))
const arbitraryCount = fc.nat(6)
const arbitraryScore = fc.constantFrom(0, 1, 255, 65_535)
/** Numbers as large as a hash. */
const arbitrarySail = fc.constantFrom(0, 7, 2 ** 52 - 1, 2 ** 53 - 2)
const arbitraryPoint: fc.Arbitrary<Point> = fc.oneof(
  fc.constantFrom({ latitude: 53.4, longitude: -3 }, { latitude: 53.41, longitude: -2.99 }),
  fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) }),
)
/** Around the mile between two of the points, and to the far side of the earth. */
const arbitraryMiles = fc.oneof(fc.constantFrom(0, 1, 2), fc.nat(12_500))
export const arbitraryId = fc.oneof(
  fc.nat(60).map((n) => `b${n}`),
  fc.constantFrom('A', 'a', 'é', '10', '9', '😀', '\uffff'),
)

export function arbitraryRecord(ids: fc.Arbitrary<string> = arbitraryId): fc.Arbitrary<FacetRecord> {
  const values = fc.record(
    {
      maker: arbitraryKeyword,
      model: arbitraryKeyword,
      hull: arbitraryKeyword,
      engine: arbitraryKeyword,
      length: arbitraryLength,
      cabins: arbitraryCount,
      draught: arbitraryCount,
      berth: arbitraryPoint,
      gear: arbitraryGear,
      listed: fc.constantFrom(0, 1_700_000_000_000, 1_700_000_000_001, 2 ** 53 - 2),
      score: arbitraryScore,
      sail: arbitrarySail,
    },
    { requiredKeys: [] },
  )
  return fc.record({ id: ids, values })
}

function arbitraryRange(ends: fc.Arbitrary<number>): fc.Arbitrary<Range> {
  const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return fc
    .tuple(fc.oneof(ends, fc.constant(low)), fc.oneof(ends, fc.constant(high)))
    .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
}

const arbitraryPair = fc.record({
  keyword: arbitraryKeyword,
  beside: fc.record({ field: fc.constantFrom('maker', 'engine'), keyword: arbitraryKeyword }),
})
const arbitraryKeywords = fc.oneof(
  arbitraryKeyword,
  fc.array(arbitraryKeyword, { maxLength: 3 }),
  fc.record({
    only: fc.array(arbitraryKeyword, { maxLength: 2 }),
    not: fc.array(fc.oneof(arbitraryKeyword, arbitraryPair), { maxLength: 3 }),
  }),
  fc.record({
    only: fc.array(arbitraryKeyword, { maxLength: 2 }),
    words: fc.array(fc.oneof(arbitraryKeyword, fc.constantFrom('model', '(Model)', '9', 'ska')), {
      maxLength: 2,
    }),
  }),
)

const arbitraryFiltersOfAll: fc.Arbitrary<Filters> = fc.record(
  {
    maker: arbitraryKeywords,
    model: arbitraryKeywords,
    hull: arbitraryKeyword,
    gear: fc.oneof(
      fc.array(arbitraryFlag, { maxLength: 3 }),
      fc.constantFrom(' RADAR ', 'life  raft', '', ['gear 61', 'Gear 28', 'radar'], ['  ', 'radar']),
    ),
    length: arbitraryRange(arbitraryLength),
    cabins: fc.oneof(arbitraryRange(arbitraryCount), fc.array(arbitraryCount, { maxLength: 3 })),
    score: arbitraryRange(arbitraryScore),
    berth: fc
      .record({ from: arbitraryPoint, range: arbitraryRange(arbitraryMiles) })
      .map(({ from, range }) => ({ from, ...range })),
    sail: fc.oneof(arbitraryRange(arbitrarySail), fc.array(arbitrarySail, { maxLength: 3 })),
  },
  { requiredKeys: [] },
)

/** Often none, one or two filters, which find many records. */
export const arbitraryFilters: fc.Arbitrary<Filters> = fc.oneof(
  arbitraryFiltersOfAll,
  fc
    .tuple(arbitraryFiltersOfAll, fc.array(fc.constantFrom(...Object.keys(boats.fields)), { maxLength: 2 }))
    .map(([filters, kept]) => Object.fromEntries(kept.map((name) => [name, filters[name]]))),
)

export const arbitraryQuery: fc.Arbitrary<Query> = fc.record({
  filters: arbitraryFilters,
  sort: fc.constantFrom(...Object.keys(boats.sorts)),
  from: arbitraryPoint,
  offset: fc.oneof(fc.constant(0), fc.nat(40)),
  limit: fc.constantFrom(0, 1, 5, 24, 1_000),
})

/** Ranges of every kind of number and distance that can be counted. */
export const arbitraryQuestions: fc.Arbitrary<RangeQuestion[]> = fc.array(
  fc
    .constantFrom<[string, fc.Arbitrary<number>]>(
      ['length', arbitraryLength],
      ['cabins', arbitraryCount],
      ['score', arbitraryScore],
      ['sail', arbitrarySail],
      ['berth', arbitraryMiles],
    )
    .chain(([field, ends]) =>
      fc
        .record({ from: arbitraryPoint, ranges: fc.array(arbitraryRange(ends), { maxLength: 4 }) })
        .map(({ from, ranges }) => ({ field, ranges, ...(field === 'berth' && { from }) })),
    ),
  { maxLength: 3 },
)

export const arbitraryChange: fc.Arbitrary<RecordChange> = fc.oneof(
  { weight: 3, arbitrary: arbitraryRecord().map((record) => ({ id: record.id, record })) },
  { weight: 2, arbitrary: arbitraryId.map((id) => ({ id, record: null })) },
)
