import type { PageWords } from '../words/page-words.ts'

export interface ToolWords extends PageWords {
  lead: string
}

const words = import.meta.glob<ToolWords>('/content/tools/*.mdx', { eager: true, import: 'page' })

/** @throws when the page has no words: a fault of ours, not of the address. */
export function toolWords(file: string): ToolWords {
  const found = words[`/content/${file}.mdx`]
  if (!found) throw new Error(`No words at content/${file}.mdx`)
  return found
}
