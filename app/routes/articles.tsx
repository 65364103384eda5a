import { articleTopics } from '#content/article-topics.ts'
import { anyType } from '#content/sold-types.ts'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { articles } from '../features/text-pages/articles.ts'
import { TextIndex } from '../features/text-pages/TextIndex.tsx'
import { urls } from '../urls.ts'
import type { Route } from './+types/articles'

const title = 'Articles for buyers'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title,
    description: `Guides to buying a ${anyType}: how to check it, read its MOT history, compare ways to pay and work out running costs. Each guide is dated.`,
    jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(title), pageUrl(args))],
  })
}

export async function loader() {
  const topics = articleTopics.filter((topic) => articles.some((article) => article.topic === topic))
  const groups = topics.map((topic) => ({
    heading: topic,
    entries: articles
      .filter((article) => article.topic === topic)
      .map(({ slug, title, summary }) => ({ to: urls.article(slug), title, summary })),
  }))
  return { groups }
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <TextIndex
      title={title}
      lead={`Guides to choosing, checking, paying for and running a ${anyType}. Each one shows when we last checked it.`}
      groups={loaderData.groups}
    />
  )
}
