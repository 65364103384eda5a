import type { PageWords } from '../words/page-words.ts'

export interface LandingWords extends PageWords {
  /** The page's h1. */
  heading: string
  lead: string
  points: readonly { title: string; text: string }[]
}

const words = import.meta.glob<LandingWords>('/content/landing/*.mdx', { eager: true, import: 'page' })

/** @throws when the MDX file of a landing page is missing. */
export function landingWords(file: string): LandingWords {
  const found = words[`/content/${file}.mdx`]
  if (!found) throw new Error(`No words at content/${file}.mdx`)
  return found
}
