import { data } from 'react-router'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { dealerJsonLd } from '../features/found/dealer-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { findPageWords } from '../features/words/page-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/words'

export const handle = { hydrate: false }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { page, file } = loaderData
  const url = pageUrl(args)
  const dealer = file === 'pages/contact' ? [dealerJsonLd(url)] : []
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageTrail(page.title), url), ...dealer] })
}

/** 404 for a name that nobody has written. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = findPageWords(params.slug)
  if (!page) throw data(null, { status: 404 })
  return { page, file: `pages/${params.slug}` }
}

export default function WordsRoute({ loaderData }: Route.ComponentProps) {
  return <WordsPage {...loaderData} />
}
