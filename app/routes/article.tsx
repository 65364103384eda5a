import { data } from 'react-router'
import { findArticle, furtherArticles } from '../features/articles/article-words.ts'
import { articleBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { articleJsonLd, breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { WordsPage } from '../features/words/WordsPage.tsx'
import type { Route } from './+types/article'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page } = loaderData
  const url = pageUrl(args)
  return pageMeta({
    ...page,
    jsonLd: [articleJsonLd(page, url), breadcrumbJsonLd(articleBreadcrumbs(page.title), url)],
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
      breadcrumbs={articleBreadcrumbs(page.title)}
      note={`${page.minutes} minutes to read`}
      next={{ heading: 'Read next', links: further }}
    />
  )
}
