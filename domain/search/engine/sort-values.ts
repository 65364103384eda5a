import { numberFields } from '../../stock/filter-fields.ts'
import type { Place } from '../../stock/listing.ts'
import type { SortOrder } from '../../stock/sort-orders.ts'
import { milesBetween } from '../distance.ts'
import type { Base } from './base.ts'
import type { CodeColumn } from './columns.ts'
import { distancesFrom } from './place-table.ts'
import type { Tail } from './tail.ts'
import { placeAxis } from './vocabulary.ts'

/** An order, and where distances are measured from. */
export interface Sorting {
  sort: SortOrder
  from: Place
}

/** What `sort` goes by and which way; unknown values are last either way. */
export const sortedNumbers = {
  price_asc: { position: numberFields.indexOf('price'), descending: false },
  price_desc: { position: numberFields.indexOf('price'), descending: true },
  mileage: { position: numberFields.indexOf('mileage'), descending: false },
  year_asc: { position: numberFields.indexOf('year'), descending: false },
  year_desc: { position: numberFields.indexOf('year'), descending: true },
} as const

/** The sort key of a document, as `sortKey` gives for its listing: lowest first. */
export function baseKey({ columns, places }: Base, { sort, from }: Sorting): (document: number) => number {
  switch (sort) {
    case 'relevance':
      return (document) => -(columns.relevance[document] as number)
    case 'most_recent':
      return (document) => -(columns.arrived[document] as number)
    case 'distance': {
      const codes = columns.codes[placeAxis] as CodeColumn
      const { miles } = distancesFrom(places, from)
      return (document) => miles[codes[document] as number] as number
    }
    default: {
      const { position, descending } = sortedNumbers[sort]
      const values = columns.values[position] as CodeColumn
      return (document) => numberKey(values[document] as number, descending)
    }
  }
}

/** The same for a slot of a tail. */
export function tailKey(tail: Tail, { sort, from }: Sorting): (slot: number) => number {
  switch (sort) {
    case 'relevance':
      return (slot) => -(tail.relevance[slot] as number)
    case 'most_recent':
      return (slot) => -(tail.arrived[slot] as number)
    case 'distance':
      return (slot) => {
        const latitude = tail.places[slot * 2] as number
        const longitude = tail.places[slot * 2 + 1] as number
        return Number.isNaN(latitude) ? Number.POSITIVE_INFINITY : milesBetween(from, { latitude, longitude })
      }
    default: {
      const { position, descending } = sortedNumbers[sort]
      return (slot) => numberKey(tail.values[slot * numberFields.length + position] as number, descending)
    }
  }
}

function numberKey(stored: number, descending: boolean): number {
  if (stored === 0) return Number.POSITIVE_INFINITY
  return descending ? 1 - stored : stored - 1
}
