import { data } from 'react-router'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { breadcrumbJsonLd, dealerJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { findPageWords } from '../features/words/page-words.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/words'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page, file } = loaderData
  const url = pageUrl(args)
  const dealer = file === 'pages/contact' ? [dealerJsonLd(url)] : []
  return pageMeta({ ...page, jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(page.title), url), ...dealer] })
}

/** 404 for a slug without a page under `content/pages`. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = findPageWords(params.slug)
  if (!page) throw data(null, { status: 404 })
  return { page, file: `pages/${params.slug}` }
}

export default function WordsRoute({ loaderData }: Route.ComponentProps) {
  return <WordsPage {...loaderData} />
}
