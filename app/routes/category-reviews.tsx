import { data } from 'react-router'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { reviewsBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { listedReviews, reviewGroups } from '../features/reviews/review-words.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { WordsIndex } from '../features/words/WordsIndex.tsx'
import { typeOfCategory } from '../urls.ts'
import type { Route } from './+types/category-reviews'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { type } = loaderData
  const { plural } = vehicleTypeWords[type]
  return pageMeta({
    title: titleOf(type),
    description: `Buyer’s guides to used ${plural}: which engine and version to choose, problems to look for, what to ask the seller and links to the ${plural} in stock.`,
    jsonLd: [breadcrumbJsonLd(reviewsBreadcrumbs(type, titleOf(type)), pageUrl(args))],
  })
}

/** 404 for a category other than cars, vans and trucks. */
export async function loader({ params }: Route.LoaderArgs) {
  const type = typeOfCategory(params.category)
  if (!type) throw data(null, { status: 404 })
  return { type, reviews: listedReviews.filter((review) => review.type === type) }
}

export default function CategoryReviewsRoute({ loaderData: { type, reviews } }: Route.ComponentProps) {
  return (
    <WordsIndex
      title={titleOf(type)}
      lead={`Which version to choose, problems to look for and what to ask. Each guide links to the ${vehicleTypeWords[type].plural} of that model in stock.`}
      breadcrumbs={reviewsBreadcrumbs(type, titleOf(type))}
      groups={reviewGroups(reviews, [type])}
    />
  )
}

function titleOf(type: VehicleType): string {
  return `Used ${vehicleTypeWords[type].singular} reviews`
}
