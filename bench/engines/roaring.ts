import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm'
import { dealership } from '../../domain/search/distance.ts'
import type { Facets, SearchQuery } from '../../domain/search/query.ts'
import { sortKey } from '../../domain/search/sort-key.ts'
import { bandsOf, formatNumber } from '../../domain/stock/bands.ts'
import { type FilterField, filterFields, isWordField } from '../../domain/stock/filter-fields.ts'
import type { Listing } from '../../domain/stock/listing.ts'
import type { SortOrder } from '../../domain/stock/sort-orders.ts'
import { sortOrders } from '../../domain/stock/sort-orders.ts'
import type { Answer, Engine, Peer } from './engine.ts'

type Bitmap = InstanceType<typeof RoaringBitmap32>

/** One compressed bitmap a value, bands for measures; lists by the size of intersections. */
export const roaring: Peer = {
  name: 'Roaring',
  native: false,
  async open(listings): Promise<Engine> {
    await roaringLibraryInitialize()
    const fields = new Map(filterFields.map((field) => [field, bitmapsOf(listings, field)]))
    const all = RoaringBitmap32.fromRange(0, listings.length)
    const orders = new Map(
      (Object.keys(sortOrders) as SortOrder[]).map((sort) => [sort, orderOf(listings, sort)] as const),
    )

    function wanted(field: FilterField, filters: SearchQuery['filters']): Bitmap | null {
      const values = fields.get(field) as Map<string, Bitmap>
      if (isWordField(field)) {
        const word = filters[field]
        return word === undefined ? null : (values.get(word) ?? new RoaringBitmap32())
      }
      const range = filters[field]
      if (range === undefined) return null
      const found = new RoaringBitmap32()
      const bands = bandsOf(field)
      for (const [value, bitmap] of values) {
        const band = bands.find((each) => each.value === value) ?? { low: Number(value), high: Number(value) }
        if (band.high < range.low || band.low > range.high) continue
        if (band.low >= range.low && band.high <= range.high) found.orInPlace(bitmap)
        else {
          const members = bitmap.toUint32Array().filter((document) => {
            const number = listings[document]?.numbers[field] ?? -1
            return number >= range.low && number <= range.high
          })
          found.orInPlace(new RoaringBitmap32(members))
        }
      }
      return found
    }

    function ask({ filters, sort, limit }: SearchQuery): Answer {
      const asked = filterFields.flatMap((field) => {
        const bitmap = wanted(field, filters)
        return bitmap === null ? [] : [{ field, bitmap }]
      })
      const without = (field: FilterField | null) => {
        const set = all.clone()
        for (const each of asked) if (each.field !== field) set.andInPlace(each.bitmap)
        return set
      }
      const passing = without(null)
      const ids: string[] = []
      for (const document of orders.get(sort) as Uint32Array) {
        if (ids.length === Math.min(limit, passing.size)) break
        if (passing.has(document)) ids.push((listings[document] as Listing).id)
      }
      const lists = filterFields.map((field) => {
        const set = asked.some((each) => each.field === field) ? without(field) : passing
        const counted = [...(fields.get(field) as Map<string, Bitmap>)].map(([value, bitmap]) => ({
          value,
          count: set.andCardinality(bitmap),
        }))
        return [field, counted.filter(({ count }) => count > 0)]
      })
      return { total: passing.size, ids, facets: Object.fromEntries(lists) as Facets }
    }

    return {
      name: 'Roaring',
      note: 'CRoaring bitmaps (npm roaring-wasm), one a value or band, orders walked as ours',
      every: 10,
      ask,
      close() {},
    }
  },
}

function bitmapsOf(listings: readonly Listing[], field: FilterField): Map<string, Bitmap> {
  const members = new Map<string, number[]>()
  for (const [document, { words, numbers }] of listings.entries()) {
    const value = isWordField(field) ? words[field] : nameOf(field, numbers[field])
    if (value === undefined) continue
    const list = members.get(value) ?? []
    list.push(document)
    members.set(value, list)
  }
  return new Map([...members].map(([value, list]) => [value, new RoaringBitmap32(list)]))
}

function nameOf(
  field: Exclude<FilterField, keyof Listing['words']>,
  number: number | undefined,
): string | undefined {
  if (number === undefined) return undefined
  const bands = bandsOf(field)
  if (bands.length === 0) return formatNumber(field, number)
  return bands.find(({ low, high }) => number >= low && number <= high)?.value
}

function orderOf(listings: readonly Listing[], sort: SortOrder): Uint32Array {
  const keys = Float64Array.from(listings, (listing) => sortKey(listing, sort, dealership))
  return Uint32Array.from(listings.keys()).sort((a, b) => {
    const [left, right] = [keys[a] as number, keys[b] as number]
    if (left !== right) return left - right
    return (listings[a] as Listing).id < (listings[b] as Listing).id ? -1 : 1
  })
}
