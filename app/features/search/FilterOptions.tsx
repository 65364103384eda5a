import { memo } from 'react'
import type { FilterOption } from './filter-controls.ts'

/** A choice changes the value of its select alone, so the hundreds of options are not rendered again. */
export const FilterOptions = memo(function FilterOptions({ options }: { options: readonly FilterOption[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
})
