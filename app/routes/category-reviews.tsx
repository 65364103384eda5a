import { data } from 'react-router'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail, type TrailStep } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { reviewGroups } from '../features/reviews/review-groups.ts'
import { listedReviews, typeOfCategory } from '../features/reviews/review-words.ts'
import { WordsIndex } from '../features/words/WordsIndex.tsx'
import type { Route } from './+types/category-reviews'

export const handle = { hydrate: false }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { type } = loaderData
  return pageMeta({
    title: titleOf(type),
    description: `Buyer’s guides to used ${type}s: which engine and version to choose, problems to look for, what to ask the seller and links to the ${type}s in stock.`,
    jsonLd: [breadcrumbJsonLd(pageTrail(titleOf(type), trailOf(type)), pageUrl(args))],
  })
}

/** 404 for a category that is none of cars, vans and trucks. */
export async function loader({ params }: Route.LoaderArgs) {
  const type = typeOfCategory(params.category)
  if (!type) throw data(null, { status: 404 })
  return { type, reviews: listedReviews.filter((review) => review.type === type) }
}

export default function CategoryReviewsRoute({ loaderData: { type, reviews } }: Route.ComponentProps) {
  return (
    <WordsIndex
      title={titleOf(type)}
      lead={`Which version to choose, problems to look for and what to ask. Each guide links to the ${type}s of that model in stock.`}
      trail={trailOf(type)}
      groups={reviewGroups(reviews, [type])}
    />
  )
}

function titleOf(type: VehicleType): string {
  return `Used ${type} reviews`
}

function trailOf(type: VehicleType): TrailStep[] {
  return [{ label: `${type.charAt(0).toUpperCase()}${type.slice(1)}s`, to: `/${type}s` }]
}
