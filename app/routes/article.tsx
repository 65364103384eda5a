import { data } from 'react-router'
import { findArticle, furtherArticles } from '../features/articles/article-words.ts'
import { articleJsonLd } from '../features/found/article-json-ld.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/article'

export const handle = { hydrate: false }

const trail = [{ label: 'Articles', to: '/articles' }]

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { page } = loaderData
  const url = pageUrl(args)
  return pageMeta({
    ...page,
    jsonLd: [articleJsonLd(page, url), breadcrumbJsonLd(pageTrail(page.title, trail), url)],
  })
}

export async function loader({ params }: Route.LoaderArgs) {
  const page = findArticle(params.slug)
  if (!page) throw data(null, { status: 404 })
  return { page, file: `articles/${params.slug}`, further: furtherArticles(params.slug) }
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { page, file, further } = loaderData
  return (
    <WordsPage
      page={page}
      file={file}
      trail={trail}
      note={`${page.minutes} minutes to read`}
      next={{ heading: 'Read next', links: further }}
    />
  )
}
