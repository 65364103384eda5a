import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { ReviewList } from '../features/reviews/ReviewList.tsx'
import { listedReviews, reviewGroups } from '../features/reviews/review-words.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { writtenPage } from '../features/words/page-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/reviews'

const file = 'pages/reviews'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page } = loaderData
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(page.title), pageUrl(args))] })
}

/** How customers rate us, with links to the expert reviews of each type of vehicle. */
export async function loader() {
  return { page: writtenPage('reviews'), groups: reviewGroups(listedReviews, vehicleTypes) }
}

export default function ReviewsRoute({ loaderData: { page, groups } }: Route.ComponentProps) {
  const blocks = { expertReviews: <ReviewList groups={groups} /> }
  return <WordsPage page={page} file={file} blocks={blocks} />
}
