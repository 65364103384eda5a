import type { FilterOption } from './filter-controls.ts'

export function FilterOptions({ options }: { options: readonly FilterOption[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
