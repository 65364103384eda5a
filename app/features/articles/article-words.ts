import { urls } from '#app/urls.ts'
import type { PageWords } from '../words/page-words.ts'

export interface ArticleWords extends PageWords {
  /** One sentence, for a list of articles. */
  summary: string
  topic: 'Buying' | 'Finance' | 'Running' | 'Vans' | 'Trucks'
  /** Reading time, at 220 words a minute. */
  minutes: number
  updated: string
}

export interface ListedArticle extends Pick<ArticleWords, 'title' | 'summary' | 'topic' | 'minutes'> {
  slug: string
}

const folder = '/content/articles/'
const articles = import.meta.glob<ArticleWords>('/content/articles/*.mdx', { eager: true, import: 'page' })

export function findArticle(slug: string): ArticleWords | null {
  return articles[`${folder}${slug}.mdx`] ?? null
}

/** Up to three more of the same topic, then of any other. */
export function furtherArticles(slug: string): { to: string; title: string }[] {
  const topic = findArticle(slug)?.topic
  const others = listedArticles.filter((article) => article.slug !== slug)
  const byTopic = [
    ...others.filter((other) => other.topic === topic),
    ...others.filter((other) => other.topic !== topic),
  ]
  return byTopic.slice(0, 3).map((other) => ({ to: urls.article(other.slug), title: other.title }))
}

/** Every article, by topic and title. */
export const listedArticles: readonly ListedArticle[] = Object.entries(articles)
  .map(([file, { title, summary, topic, minutes }]) => {
    return { slug: file.slice(folder.length, -'.mdx'.length), title, summary, topic, minutes }
  })
  .sort((a, b) => a.topic.localeCompare(b.topic, 'en-GB') || a.title.localeCompare(b.title, 'en-GB'))
