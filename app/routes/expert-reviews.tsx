import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { listedReviews, reviewGroups } from '../features/reviews/review-words.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { WordsIndex } from '../features/words/WordsIndex.tsx'
import type { Route } from './+types/expert-reviews'

const title = 'Expert reviews'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title,
    description:
      'Buyer’s guides to used cars, vans and trucks: which engine and version to choose, problems to look for and what to ask before you buy.',
    jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(title), pageUrl(args))],
  })
}

export async function loader() {
  return { reviews: listedReviews }
}

export default function ExpertReviewsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <WordsIndex
      title={title}
      lead="Buyer’s guides to used cars, vans and trucks: which version to choose, problems to look for and what to ask the seller."
      groups={reviewGroups(loaderData.reviews, vehicleTypes)}
    />
  )
}
