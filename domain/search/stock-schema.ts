import type { Field, Schema, Sort } from 'facet-index'
import { bandsOf, formatNumber } from '../stock/bands.ts'
import { equipmentNames } from '../stock/equipment.ts'
import {
  type FacetField,
  facetFields,
  identifierFields,
  isFlagsField,
  isWordField,
} from '../stock/filter-fields.ts'
import type { SortOrder } from '../stock/sort-orders.ts'

const filteredNumber: Field = { kind: 'number', facet: false, filter: true }

/**
 * The filter fields in the order of the search screen, then the fields behind identifiers, prices with and without VAT,
 * sort orders and price positions.
 */
export const stockSchema: Schema = {
  fields: {
    ...Object.fromEntries(facetFields.map((field) => [field, fieldOf(field)])),
    ...Object.fromEntries(identifierFields.map((field) => [field, filteredNumber])),
    priceWithVat: filteredNumber,
    priceWithoutVat: filteredNumber,
    motUntil: filteredNumber,
    place: { kind: 'point', filter: true },
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
    monthly_asc: { by: 'priceWithVat', direction: 'ascending' },
    monthly_desc: { by: 'priceWithVat', direction: 'descending' },
    price_ex_asc: { by: 'priceWithoutVat', direction: 'ascending' },
    price_ex_desc: { by: 'priceWithoutVat', direction: 'descending' },
  } satisfies Record<SortOrder | 'price_ex_asc' | 'price_ex_desc', Sort>,
  clusterBy: ['make', 'model', 'derivative'],
}

function fieldOf(field: FacetField): Field {
  if (isWordField(field)) return { kind: 'keyword' }
  if (isFlagsField(field)) return { kind: 'flags', values: equipmentNames }
  return { kind: 'number', bands: bandsOf(field), format: (value) => formatNumber(field, value) }
}
