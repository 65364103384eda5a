import { type ListedArticle, listedArticles } from '../features/articles/article-words.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { WordsIndex } from '../features/words/WordsIndex.tsx'
import type { Route } from './+types/articles'

export const handle = { hydrate: false }

const topics: readonly ListedArticle['topic'][] = ['Buying', 'Finance', 'Running', 'Vans', 'Trucks']

const title = 'Articles for buyers'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title,
    description:
      'Guides to buying a car, van or truck: how to check it, read its MOT history, compare ways to pay and work out running costs. Each guide is dated.',
    jsonLd: [breadcrumbJsonLd(pageTrail(title), pageUrl(args))],
  })
}

export async function loader() {
  return { articles: listedArticles }
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  const groups = topics.map((topic) => ({
    heading: topic,
    entries: loaderData.articles
      .filter((article) => article.topic === topic)
      .map(({ slug, title, summary, minutes }) => ({
        to: `/articles/${slug}`,
        title,
        summary,
        note: `${minutes} minutes`,
      })),
  }))
  return (
    <WordsIndex
      title={title}
      lead="Guides to choosing, checking, paying for and running a car, van or truck. Each one shows when we last checked it."
      groups={groups}
    />
  )
}
