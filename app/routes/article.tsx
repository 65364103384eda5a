import { data } from 'react-router'
import type { Article } from '#content/text-schemas.ts'
import { articleBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { articleJsonLd, breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { furtherArticles } from '../features/text-pages/articles.ts'
import { findPage } from '../features/text-pages/page-text.ts'
import { TextPage } from '../features/text-pages/TextPage.tsx'
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
  const file = `articles/${params.slug}`
  const page = findPage<Article>(file)
  if (!page) throw data(null, { status: 404 })
  return { page, file, further: furtherArticles(params.slug) }
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { page, file, further } = loaderData
  return (
    <TextPage
      page={page}
      file={file}
      breadcrumbs={articleBreadcrumbs(page.title)}
      note={`${page.minutes} minutes to read`}
      next={{ heading: 'Read next', links: further }}
    />
  )
}
