import { BudgetTable } from '../features/finance/BudgetTable.tsx'
import { loadBudgets } from '../features/finance/load-budgets.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { writtenPage } from '../features/words/page-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/finance-prices'

export const handle = { hydrate: false }

const file = 'pages/finance-prices'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { page } = loaderData
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageTrail(page.title), pageUrl(args))] })
}

/** What finance costs, with the cars in stock that each monthly budget covers. */
export async function loader({ context }: Route.LoaderArgs) {
  return { page: writtenPage('finance-prices'), budgets: await loadBudgets(servicesOf(context).stock) }
}

export default function FinancePricesRoute({ loaderData: { page, budgets } }: Route.ComponentProps) {
  const blocks = { budgets: <BudgetTable budgets={budgets} /> }
  return <WordsPage page={page} file={file} blocks={blocks} />
}
