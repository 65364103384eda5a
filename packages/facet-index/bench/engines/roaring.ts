import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm'
import {
  type FacetRecord,
  type Facets,
  type Filter,
  isRange,
  milesBetween,
  type Point,
  type Query,
  type Sort,
} from '../../facet-index.ts'
import type { Answer, Peer } from './engine.ts'
import { bandIndex, benchPlace, type FacetField, facetFieldsOf, numberOf, wordOf } from './facet-fields.ts'

type Bitmap = InstanceType<typeof RoaringBitmap32>

/** One compressed bitmap for each keyword, number or band; facets by the size of intersections. */
export const roaring: Peer = {
  name: 'Roaring',
  native: false,
  async open(schema, given) {
    const records = [...given]
    await roaringLibraryInitialize()
    const fields = facetFieldsOf(schema).map((field) => ({ field, bitmaps: bitmapsOf(records, field) }))
    const all = RoaringBitmap32.fromRange(0, records.length)
    const orders = new Map(Object.entries(schema.sorts).map(([name, sort]) => [name, orderOf(records, sort)]))

    function wanted({ name, bands }: FacetField, bitmaps: Map<string, Bitmap>, filter: Filter): Bitmap {
      const found = new RoaringBitmap32()
      if (!isRange(filter)) {
        for (const value of [filter].flat())
          found.orInPlace(bitmaps.get(String(value)) ?? new RoaringBitmap32())
        return found
      }
      for (const [value, bitmap] of bitmaps) {
        const band = bands.find((each) => each.value === value)
        const { low, high } = band ?? { low: Number(value), high: Number(value) }
        if (high < filter.low || low > filter.high) continue
        if (low >= filter.low && high <= filter.high) found.orInPlace(bitmap)
        else {
          const members = bitmap.toUint32Array().filter((document) => {
            const number = numberOf(records[document] as FacetRecord, name) ?? -1
            return number >= filter.low && number <= filter.high
          })
          found.orInPlace(new RoaringBitmap32(members))
        }
      }
      return found
    }

    function ask({ filters, sort, limit }: Query): Answer {
      const asked = fields.flatMap(({ field, bitmaps }) => {
        const filter = filters[field.name]
        return filter === undefined ? [] : [{ field, bitmap: wanted(field, bitmaps, filter) }]
      })
      const without = (field: FacetField | null) => {
        const set = all.clone()
        for (const each of asked) if (each.field !== field) set.andInPlace(each.bitmap)
        return set
      }
      const passing = without(null)
      const ids: string[] = []
      for (const document of orders.get(sort) as Uint32Array) {
        if (ids.length === Math.min(limit, passing.size)) break
        if (passing.has(document)) ids.push((records[document] as FacetRecord).id)
      }
      const facets: Facets = Object.fromEntries(
        fields.map(({ field, bitmaps }) => {
          const set = asked.some((each) => each.field === field) ? without(field) : passing
          const counted = [...bitmaps].map(([key, bitmap]) => ({
            value: field.isKeyword || field.bands.length > 0 ? key : field.format(Number(key)),
            count: set.andCardinality(bitmap),
          }))
          return [field.name, counted.filter(({ count }) => count > 0)]
        }),
      )
      return { total: passing.size, ids, facets }
    }

    return {
      name: 'Roaring',
      note: 'CRoaring bitmaps (npm roaring-wasm), one for each value or band, orders scanned as ours',
      every: 10,
      ask,
      close() {},
    }
  },
}

/** By keyword, band or number. */
function bitmapsOf(
  records: readonly FacetRecord[],
  { name, isKeyword, bands }: FacetField,
): Map<string, Bitmap> {
  const members = new Map<string, number[]>()
  for (const [document, record] of records.entries()) {
    const number = isKeyword ? undefined : numberOf(record, name)
    const key = isKeyword
      ? wordOf(record, name)
      : number === undefined
        ? undefined
        : bands.length === 0
          ? String(number)
          : bands[bandIndex(bands, number)]?.value
    if (key === undefined) continue
    const list = members.get(key) ?? []
    list.push(document)
    members.set(key, list)
  }
  return new Map([...members].map(([key, list]) => [key, new RoaringBitmap32(list)]))
}

function orderOf(records: readonly FacetRecord[], { by, direction }: Sort): Uint32Array {
  const keys = Float64Array.from(records, ({ values }) => {
    const value = values[by]
    if (value === undefined) return Number.POSITIVE_INFINITY
    if (direction === 'nearest') return milesBetween(benchPlace, value as Point)
    return direction === 'ascending' ? (value as number) : -(value as number)
  })
  return Uint32Array.from(records.keys()).sort((a, b) => {
    const [left, right] = [keys[a] as number, keys[b] as number]
    if (left !== right) return left - right
    return (records[a] as FacetRecord).id < (records[b] as FacetRecord).id ? -1 : 1
  })
}
