import type { FacetIndex } from '../create-facet-index.ts'
import { commonestSpelling, compareCodeUnits, compareWords, wordKey, wordLabel } from '../dictionary/words.ts'
import { plainWord } from '../dictionary/words-of-keywords.ts'
import { isWithin, milesBetween } from '../schema/point.ts'
import {
  type Exclusion,
  type FacetRecord,
  type Facets,
  type FacetValue,
  type Filter,
  type Filters,
  type Hits,
  isDistanceRange,
  isExclusion,
  isRange,
  isWordsFilter,
  type Query,
} from '../schema/query.ts'
import type { Band, Field, Point, Schema } from '../schema/schema.ts'

export type ScanIndex = Pick<
  FacetIndex,
  'search' | 'facets' | 'countRanges' | 'searchWithFacets' | 'size' | 'select' | 'keyword' | 'apply'
>

/** The oracle of the tests: answers every query by reading every record, so it is slow and easy to trust. */
export function createScanIndex(schema: Schema, records: Iterable<FacetRecord> = []): ScanIndex {
  const byId = new Map(Array.from(records, (record) => [record.id, record]))
  const names = Object.keys(schema.fields)
  const labels = new Map<string, string>()

  /** `wordLabel`, remembered: it is what takes long. */
  function labelOf(value: unknown): string {
    const text = (value ?? '') as string
    const label = labels.get(text) ?? wordLabel(text)
    labels.set(text, label)
    return label
  }

  function passes(name: string, value: unknown, filter: Filter): boolean {
    const field = schema.fields[name] as Field
    if (field.kind === 'flags') {
      const keys = ([filter].flat() as string[]).map(wordKey).filter(Boolean)
      const own = flagsOf(field, value).map(wordKey)
      return keys.every((key) => own.includes(key))
    }
    if (isExclusion(filter)) return passes(name, value, filter.only)
    if (isWordsFilter(filter)) {
      const own = labelOf(value).split(' ').map(plainWord)
      const words = filter.words.map(plainWord).filter(Boolean)
      return words.every((word) => own.includes(word)) && passes(name, value, filter.only)
    }
    if (!isRange(filter)) {
      const wanted = [filter].flat()
      if (wanted.length > 0 && wanted.every((one) => typeof one === 'number'))
        return wanted.includes(value as number)
      const keys = (wanted as string[]).map(wordKey).filter(Boolean)
      return keys.length === 0 || keys.includes(wordKey(labelOf(value)))
    }
    if (isDistanceRange(filter)) return value !== undefined && isWithin(value as Point, filter)
    return value !== undefined && (value as number) >= filter.low && (value as number) <= filter.high
  }

  function isLeftOut(values: FacetRecord['values'], name: string, { not }: Exclusion): boolean {
    const has = (field: string, keyword: string) =>
      wordKey(keyword) !== '' && wordKey(keyword) === wordKey(labelOf(values[field]))
    return not.some((one) =>
      typeof one === 'string'
        ? has(name, one)
        : has(name, one.keyword) && has(one.beside.field, one.beside.keyword),
    )
  }

  /** @param ignored A field whose own filter does not count, except for what it leaves out and the words that it asks for. */
  function matching(given: Filters, ignored?: string): FacetRecord[] {
    const filter = given[ignored ?? '']
    const narrows = filter !== undefined && (isExclusion(filter) || isWordsFilter(filter))
    const own = narrows ? { ...filter, only: [] } : undefined
    const filters = ignored === undefined ? given : { ...given, [ignored]: own }
    const asked = names.filter((name) => filters[name] !== undefined)
    return [...byId.values()].filter(({ values }) =>
      asked.every((name) => {
        const filter = filters[name] as Filter
        return passes(name, values[name], filter) && !(isExclusion(filter) && isLeftOut(values, name, filter))
      }),
    )
  }

  function search({ filters, sort, from, offset, limit }: Query): Hits {
    const { by, direction } = schema.sorts[sort] as Schema['sorts'][string]
    const keyOf = ({ values }: FacetRecord) => {
      const value = values[by]
      if (value === undefined) return Number.POSITIVE_INFINITY
      if (direction === 'nearest') return milesBetween(from as Point, value as Point)
      return direction === 'ascending' ? (value as number) : -(value as number)
    }
    const hits = matching(filters)
      .map((record) => ({ id: record.id, key: keyOf(record) }))
      .sort((a, b) => (a.key === b.key ? compareCodeUnits(a.id, b.id) : a.key - b.key))
    return { total: hits.length, ids: hits.slice(offset, offset + limit).map(({ id }) => id) }
  }

  /** By key the label that most records of the whole index have. */
  function labelsOf(name: string): (key: string) => string {
    const found = [...byId.values()].map(({ values }) => labelOf(values[name]))
    const spellings = Map.groupBy(countEach(found), ([label]) => wordKey(label))
    return (key) => commonestSpelling(spellings.get(key) ?? [])
  }

  function facet(name: string, field: Field, found: unknown[]): FacetValue[] {
    if (field.kind === 'keyword') {
      const label = labelsOf(name)
      const keys = found.map((value) => wordKey(labelOf(value))).filter((key) => key !== '')
      const counted = [...countEach(keys)].sort(([a], [b]) => compareWords(a, b))
      return counted.map(([key, count]) => ({ value: label(key), count }))
    }
    if (field.kind === 'flags') {
      const counted = countEach(found)
      return field.values.flatMap((value) => {
        const count = counted.get(value) ?? 0
        return count > 0 ? [{ value, count }] : []
      })
    }
    const numbers = found as number[]
    const { bands = [], format = String } = field as { bands?: Band[]; format?: (value: number) => string }
    if (bands.length > 0)
      return bands
        .map(({ value, low, high }) => ({
          value,
          count: numbers.filter((n) => n >= low && n <= high).length,
        }))
        .filter(({ count }) => count > 0)
    const counted = [...countEach(numbers)].sort(([a], [b]) => a - b)
    return counted.map(([value, count]) => ({ value: format(value), count }))
  }

  function facets(filters: Filters): Facets {
    const counted = Object.entries(schema.fields).filter(
      ([, field]) =>
        field.kind === 'keyword' ||
        field.kind === 'flags' ||
        (field.kind === 'number' && field.facet !== false),
    )
    const passing = matching(filters)
    return Object.fromEntries(
      counted.map(([name, field]) => {
        const narrows = field.kind === 'flags' || filters[name] === undefined
        const own = narrows ? passing : matching(filters, name)
        return [
          name,
          facet(
            name,
            field,
            own.flatMap(({ values }) =>
              field.kind === 'flags' ? flagsOf(field, values[name]) : (values[name] ?? []),
            ),
          ),
        ]
      }),
    )
  }

  function keyword(id: string, name: string): string | undefined {
    const key = wordKey((byId.get(id)?.values[name] ?? '') as string)
    return key === '' ? undefined : labelsOf(name)(key)
  }

  return {
    search,
    facets,
    searchWithFacets: (query) => ({ ...search(query), facets: facets(query.filters) }),
    countRanges(filters, questions) {
      const found = matching(filters)
      return questions.map(({ field, from, ranges }) =>
        ranges.map((range) => {
          const asked = from ? { from, ...range } : range
          return found.filter(({ values }) => passes(field, values[field], asked)).length
        }),
      )
    },
    size: () => byId.size,
    select(filters) {
      const found = matching(filters)
      const ids = found.map(({ id }) => id)
      return {
        size: ids.length,
        id: (row) => ids[row] as string,
        keyword(name) {
          const labels = ['', ...new Set(ids.flatMap((id) => keyword(id, name) ?? []))]
          return { codes: ids.map((id) => labels.indexOf(keyword(id, name) ?? '')), labels }
        },
        number: (name) => Float64Array.from(found, ({ values }) => (values[name] ?? Number.NaN) as number),
      }
    },
    keyword,
    apply(changes) {
      for (const { id, record } of changes) {
        byId.delete(id)
        if (record !== null) byId.set(id, record)
      }
    },
  }
}

/** The flags of a record that the field lists, each once. */
function flagsOf(field: { values: readonly string[] }, value: unknown): string[] {
  return field.values.filter((flag) => ((value ?? []) as string[]).includes(flag))
}

function countEach<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
