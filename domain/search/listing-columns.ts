import {
  type FilterField,
  filterFields,
  type NumberField,
  numberFields,
  type WordField,
} from '../stock/filter-fields.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { shelvesOf } from './create-stock-index.ts'
import type { CodeColumn, Columns } from './engine/columns.ts'
import type { IdColumn } from './engine/id-column.ts'
import type { StockIndex } from './stock-index.ts'

/** The listings of one type of vehicle, field by field. Nothing of it ever changes. */
export interface ListingColumns {
  type: VehicleType
  size: number
  ids: IdColumn
  /** The listings in the order of their ids. */
  byId: Uint32Array
  /** By listing; 0 for none. */
  codes(field: WordField): CodeColumn
  /** By code: words as they are shown. */
  labels(field: WordField): readonly string[]
  /** By listing: the stored number plus one; 0 for none. */
  values(field: NumberField): CodeColumn
}

/** Every listing as of the last merges of an index made here, those gone since too. */
export function listingColumnsOf(index: StockIndex): ListingColumns[] {
  const shelves = shelvesOf(index)
  return vehicleTypes.map((type) => {
    const { base, vocabulary } = shelves[type]
    return asListingColumns(type, base.columns, (axis) => vocabulary.labels(axis))
  })
}

export function asListingColumns(
  type: VehicleType,
  { size, ids, byId, codes, values }: Columns,
  labels: (axis: number) => readonly string[],
): ListingColumns {
  const axisOf = (field: FilterField) => filterFields.indexOf(field)
  return {
    type,
    size,
    ids,
    byId,
    codes: (field) => codes[axisOf(field)] as CodeColumn,
    labels: (field) => labels(axisOf(field)),
    values: (field) => values[numberFields.indexOf(field)] as CodeColumn,
  }
}
