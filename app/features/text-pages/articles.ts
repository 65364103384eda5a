import { urls } from '#app/urls.ts'
import type { Article } from '#content/text-schemas.ts'
import { pagesIn } from './page-text.ts'

/** Every article, by topic and title. */
export const articles = pagesIn<Article>('articles').sort((a, b) => a.topic.localeCompare(b.topic, 'en-GB'))

/** Up to three more of the same topic, then of any other. */
export function furtherArticles(slug: string): { to: string; title: string }[] {
  const topic = articles.find((article) => article.slug === slug)?.topic
  return articles
    .filter((article) => article.slug !== slug)
    .sort((a, b) => Number(b.topic === topic) - Number(a.topic === topic))
    .slice(0, 3)
    .map((other) => ({ to: urls.article(other.slug), title: other.title }))
}
