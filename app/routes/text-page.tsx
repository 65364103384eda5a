import { data } from 'react-router'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { mainType, soldTypes } from '#content/sold-types.ts'
import { Branches } from '../features/branches/Branches.tsx'
import { drawBranches } from '../features/branches/branch-map.ts'
import { BudgetTable, loadBudgets } from '../features/finance/BudgetTable.tsx'
import { PriceCalculator } from '../features/finance/PriceCalculator.tsx'
import { priceParameters, readPriceChoice } from '../features/finance/price-choice.ts'
import { OtherCompanies } from '../features/foreign-script/OtherCompanies.tsx'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { branchesJsonLd, breadcrumbJsonLd, dealerJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { findPage } from '../features/text-pages/page-text.ts'
import { ReviewList } from '../features/text-pages/ReviewList.tsx'
import { reviewGroups } from '../features/text-pages/reviews.ts'
import { TextPage } from '../features/text-pages/TextPage.tsx'
import { readQuery } from '../route-query.ts'
import { pageOptionsContext, servicesContext } from '../services.ts'
import type { Route } from './+types/text-page'

export const handle = { parameters: priceParameters }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page, file } = loaderData
  const url = pageUrl(args)
  const dealer = file === 'pages/contact' ? [dealerJsonLd(url), ...branchesJsonLd(url)] : []
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(page.title), url), ...dealer] })
}

/** 404 for a slug without a page under `content/pages`. Some of these pages have a part made from data. */
export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const file = `pages/${slug}`
  const page = findPage(file)
  if (!page) throw data(null, { status: 404 })
  return {
    page,
    file,
    branchMap: slug === 'contact' ? drawBranches(site.branches) : null,
    calculator: slug === 'finance-prices' ? readPriceChoice(readQuery(url, handle), mainType) : null,
    budgets: slug === 'finance-prices' ? await loadBudgets(context.get(servicesContext).stock) : [],
    reviews: slug === 'reviews' ? reviewGroups(soldTypes) : [],
    foreignScript:
      slug === 'cookies' || slug === 'privacy' ? context.get(pageOptionsContext).foreignScript : null,
  }
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { branchMap, calculator, budgets, reviews, foreignScript, ...text } = loaderData
  const blocks = {
    branches: branchMap ? <Branches map={branchMap} /> : null,
    calculator: calculator ? (
      <PriceCalculator {...calculator} action={urls.page('finance-prices')} type={mainType} />
    ) : null,
    budgets: <BudgetTable budgets={budgets} />,
    expertReviews: <ReviewList groups={reviews} />,
    otherCompanies: foreignScript ? <OtherCompanies {...foreignScript} /> : null,
  }
  return <TextPage {...text} blocks={blocks} />
}
