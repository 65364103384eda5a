import { data } from 'react-router'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { articleJsonLd } from '../features/found/article-json-ld.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail, type TrailStep } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { findReview } from '../features/reviews/review-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/review'

export const handle = { hydrate: false }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { page } = loaderData
  const url = pageUrl(args)
  const trail = pageTrail(page.title, reviewTrail(page.type))
  return pageMeta({ ...page, jsonLd: [articleJsonLd(page, url), breadcrumbJsonLd(trail, url)] })
}

export async function loader({ params: { category, slug } }: Route.LoaderArgs) {
  const page = findReview(category, slug)
  if (!page) throw data(null, { status: 404 })
  return { page, file: `reviews/${category}/${slug}` }
}

export default function ReviewRoute({ loaderData: { page, file } }: Route.ComponentProps) {
  const { type, make, model, years } = page
  const search = `/${type}-search?${new URLSearchParams({ make, model })}`
  return (
    <WordsPage
      page={page}
      file={file}
      trail={reviewTrail(type)}
      note={`Years covered: ${years}`}
      next={{
        heading: 'Find one in stock',
        links: [
          { to: search, title: `${make} ${model} in stock` },
          { to: `/${type}s/reviews`, title: `More ${type} reviews` },
        ],
      }}
    />
  )
}

function reviewTrail(type: VehicleType): TrailStep[] {
  return [{ label: `${type.charAt(0).toUpperCase()}${type.slice(1)} reviews`, to: `/${type}s/reviews` }]
}
