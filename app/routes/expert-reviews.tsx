import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { reviewGroups } from '../features/reviews/review-groups.ts'
import { listedReviews } from '../features/reviews/review-words.ts'
import { WordsIndex } from '../features/words/WordsIndex.tsx'
import type { Route } from './+types/expert-reviews'

export const handle = { hydrate: false }

const title = 'Expert reviews'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title,
    description:
      'Buyer’s guides to used cars, vans and trucks: which engine and version to choose, problems to look for and what to ask before you buy.',
    jsonLd: [breadcrumbJsonLd(pageTrail(title), pageUrl(args))],
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
