import { typeWords } from '../landing/landing-rules.ts'
import type { TrailStep } from '../layout/page-trail.ts'
import type { StockPageView } from './load-stock-page.ts'

/** The breadcrumb of a page of used stock: category, used, the make of a model, then the page. */
export function stockTrail({ type, name, parent }: StockPageView['place']): TrailStep[] {
  const { many } = typeWords[type]
  return [
    { label: many.charAt(0).toUpperCase() + many.slice(1), to: `/${many}` },
    { label: `Used ${many}`, to: `/${many}/used` },
    ...(parent ? [{ label: parent.name, to: parent.path }] : []),
    { label: name },
  ]
}
