import type { FilterField } from '#domain/stock/filter-fields.ts'

/** The buttons of the mobile bar, each for the filter that it opens the modal at. */
export const shortcuts: readonly { label: string; field: FilterField }[] = [
  { label: 'Make and model', field: 'make' },
  { label: 'Price', field: 'price' },
  { label: 'Year', field: 'year' },
  { label: 'Mileage', field: 'mileage' },
  { label: 'Gearbox', field: 'gearbox' },
  { label: 'Body type', field: 'bodyType' },
]
