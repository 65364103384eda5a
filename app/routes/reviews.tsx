import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { ReviewList } from '../features/reviews/ReviewList.tsx'
import { reviewGroups } from '../features/reviews/review-groups.ts'
import { listedReviews } from '../features/reviews/review-words.ts'
import { writtenPage } from '../features/words/page-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/reviews'

export const handle = { hydrate: false }

const file = 'pages/reviews'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { page } = loaderData
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageTrail(page.title), pageUrl(args))] })
}

/** How customers rate us, with links to the expert reviews of each type of vehicle. */
export async function loader() {
  return { page: writtenPage('reviews'), groups: reviewGroups(listedReviews, vehicleTypes) }
}

export default function ReviewsRoute({ loaderData: { page, groups } }: Route.ComponentProps) {
  const blocks = { expertReviews: <ReviewList groups={groups} /> }
  return <WordsPage page={page} file={file} blocks={blocks} />
}
