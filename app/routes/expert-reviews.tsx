import { data } from 'react-router'
import type { Stock } from '#app/services.ts'
import { everyType, soldTypes } from '#content/sold-types.ts'
import { formatDay } from '#domain/stock/iso-day.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { pageBreadcrumbs, reviewsBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { countInWords } from '../features/record/count-words.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { guidedStock } from '../features/text-pages/guided-stock.ts'
import { reviewGroups } from '../features/text-pages/reviews.ts'
import { TextIndex } from '../features/text-pages/TextIndex.tsx'
import { servicesContext } from '../services.ts'
import { typeOfCategory } from '../urls.ts'
import type { Route } from './+types/expert-reviews'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { title, description, breadcrumbs } = textOf(loaderData.type)
  return pageMeta({ title, description, jsonLd: [breadcrumbJsonLd(breadcrumbs, pageUrl(args))] })
}

/** The reviews of every type, or of one. 404 for a category that is not sold. */
export async function loader({ params: { category }, context }: Route.LoaderArgs) {
  const type = category === undefined ? null : typeOfCategory(category)
  if (category !== undefined && type === null) throw data(null, { status: 404 })
  const { stock } = context.get(servicesContext)
  const groups = reviewGroups(type ? [type] : soldTypes).map(async ({ heading, entries }) => ({
    heading,
    entries: await Promise.all(entries.map((entry) => toIndexEntry(stock, entry))),
  }))
  return { type, groups: await Promise.all(groups) }
}

/** With a picture of one in stock, the day, and how many there are. */
async function toIndexEntry(stock: Stock, entry: ReturnType<typeof reviewGroups>[number]['entries'][number]) {
  const { to, title, summary, updated, type } = entry
  const guided = await guidedStock(stock, entry)
  const inStock = guided ? `, ${countInWords(type, guided.count)} in stock` : ''
  return {
    to,
    title,
    summary,
    note: `Checked ${formatDay(updated)}${inStock}`,
    picture: guided?.picture ?? null,
  }
}

export default function ExpertReviewsRoute({ loaderData: { type, groups } }: Route.ComponentProps) {
  const { title, lead, breadcrumbs } = textOf(type)
  return <TextIndex title={title} lead={lead} breadcrumbs={breadcrumbs} groups={groups} />
}

function textOf(type: VehicleType | null) {
  if (type === null)
    return {
      title: 'Buyer’s guides',
      description: `Buyer’s guides to used ${everyType}: which engine and version to choose, problems to look for and what to ask before you buy.`,
      lead: `Buyer’s guides to used ${everyType}: which version to choose, problems to look for and what to ask the seller.`,
      breadcrumbs: pageBreadcrumbs('Buyer’s guides'),
    }
  const { singular, plural } = vehicleTypeWords[type]
  const title = `Buyer’s guides to used ${plural}`
  return {
    title,
    description: `Which engine and version of a used ${singular} to choose, problems to look for, what to ask the seller and links to the ${plural} in stock.`,
    lead: `Which version to choose, problems to look for and what to ask. Each guide links to the ${plural} of that model in stock.`,
    breadcrumbs: reviewsBreadcrumbs(type, title),
  }
}
