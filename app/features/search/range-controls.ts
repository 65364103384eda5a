import type { RangeField } from '#domain/search/query.ts'
import type { FilterOption } from './filter-controls.ts'

/** The two selects of a range, without their option "Any". */
export interface RangeControl {
  field: RangeField
  /** The ends in use as numbers of the field's unit; '' for an open one. */
  from: string
  to: string
  /** What each end would find with all other filters and the other end of this range. */
  fromOptions: FilterOption[]
  toOptions: FilterOption[]
}
