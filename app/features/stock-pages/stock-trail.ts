import { typeWords } from '../landing/landing-rules.ts'
import type { TrailStep } from '../layout/page-trail.ts'
import type { StockPageView } from './load-stock-page.ts'

/** The way to a page of stock: category, used, and for a model its make. */
export function stockTrail({ type, name, parent }: StockPageView['place']): TrailStep[] {
  const { many } = typeWords[type]
  return [
    { label: many.charAt(0).toUpperCase() + many.slice(1), to: `/${many}` },
    { label: `Used ${many}`, to: `/${many}/used` },
    ...(parent ? [{ label: parent.name, to: parent.path }] : []),
    { label: name },
  ]
}
