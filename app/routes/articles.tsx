import { type ListedArticle, listedArticles } from '../features/articles/article-words.ts'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { WordsIndex } from '../features/words/WordsIndex.tsx'
import { urls } from '../urls.ts'
import type { Route } from './+types/articles'

const topics: readonly ListedArticle['topic'][] = ['Buying', 'Finance', 'Running', 'Vans', 'Trucks']

const title = 'Articles for buyers'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title,
    description:
      'Guides to buying a car, van or truck: how to check it, read its MOT history, compare ways to pay and work out running costs. Each guide is dated.',
    jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(title), pageUrl(args))],
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
        to: urls.article(slug),
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
