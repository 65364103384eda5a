import { site } from '#content/site.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import type { StockPlace } from '../stock-places/stock-place.ts'

/** The heading above the links to related pages: "BMW models", "Other fuels". */
export function nextHeading({
  kind,
  name,
  parent,
}: Pick<StockPlace, 'kind' | 'name'> & { parent: StockPlace['parent'] | null }): string {
  switch (kind) {
    case 'make':
      return `${name} models`
    case 'model':
      return `Other ${parent?.name ?? ''} models`
    case 'budget':
      return 'Other budgets'
    case 'fuel':
      return 'Other fuels'
    case 'body':
      return 'Other body types'
  }
}

/** "Used BMW 3 Series", "Used electric vans", "Used cars under £10,000". */
export function stockHeading({ type, kind, name }: Pick<StockPlace, 'type' | 'kind' | 'name'>): string {
  const { plural } = vehicleTypeWords[type]
  switch (kind) {
    case 'model':
      return `Used ${name}`
    case 'make':
      return `Used ${name} ${plural}`
    case 'budget':
      return `Used ${plural} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    case 'fuel':
      return `Used ${name.toLowerCase()} ${plural}`
    case 'body':
      return `Used ${name} ${plural}`
  }
}

/** As much as a search engine shows, with the dealer's name. */
const longestTitle = 67

/** The heading with "for sale" and, where there is room, the town. */
export function stockTitle(heading: string): string {
  const whole = `${heading} for sale ${site.area}`
  return whole.length + site.name.length <= longestTitle ? whole : `${heading} for sale`
}
