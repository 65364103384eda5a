import type { Field, Schema, Sort } from 'facet-index'
import { bandsOf, formatNumber } from '../stock/bands.ts'
import { type FilterField, filterFields, isWordField } from '../stock/filter-fields.ts'
import type { SortOrder } from '../stock/sort-orders.ts'

/** The filter fields in the order of the search screen, then the fields for sort orders and price positions. */
export const stockSchema: Schema = {
  fields: {
    ...Object.fromEntries(filterFields.map((field) => [field, fieldOf(field)])),
    place: { kind: 'point' },
    isNew: { kind: 'number', facet: false },
    arrived: { kind: 'number', facet: false },
    relevance: { kind: 'number', facet: false },
  },
  sorts: {
    relevance: { by: 'relevance', direction: 'descending' },
    price_asc: { by: 'price', direction: 'ascending' },
    price_desc: { by: 'price', direction: 'descending' },
    distance: { by: 'place', direction: 'nearest' },
    mileage: { by: 'mileage', direction: 'ascending' },
    year_desc: { by: 'year', direction: 'descending' },
    year_asc: { by: 'year', direction: 'ascending' },
    most_recent: { by: 'arrived', direction: 'descending' },
  } satisfies Record<SortOrder, Sort>,
  clusterBy: ['make', 'model', 'derivative'],
}

function fieldOf(field: FilterField): Field {
  if (isWordField(field)) return { kind: 'keyword' }
  return { kind: 'number', bands: bandsOf(field), format: (value) => formatNumber(field, value) }
}
