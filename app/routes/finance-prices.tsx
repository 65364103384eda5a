import { BudgetTable } from '../features/finance/BudgetTable.tsx'
import { loadBudgets } from '../features/finance/load-budgets.ts'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { writtenPage } from '../features/words/page-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/finance-prices'

const file = 'pages/finance-prices'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page } = loaderData
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(page.title), pageUrl(args))] })
}

/** What finance costs, with the cars in stock that each monthly budget covers. */
export async function loader({ context }: Route.LoaderArgs) {
  return { page: writtenPage('finance-prices'), budgets: await loadBudgets(servicesOf(context).stock) }
}

export default function FinancePricesRoute({ loaderData: { page, budgets } }: Route.ComponentProps) {
  const blocks = { budgets: <BudgetTable budgets={budgets} /> }
  return <WordsPage page={page} file={file} blocks={blocks} />
}
