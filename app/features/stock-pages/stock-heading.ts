import { typeWords } from '../landing/landing-rules.ts'
import type { StockPlace } from './stock-place.ts'

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
  const { many } = typeWords[type]
  switch (kind) {
    case 'model':
      return `Used ${name}`
    case 'make':
      return `Used ${name} ${many}`
    case 'budget':
      return `Used ${many} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    case 'fuel':
      return `Used ${name.toLowerCase()} ${many}`
    case 'body':
      return `Used ${name} ${many}`
  }
}
