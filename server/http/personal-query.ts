import { isPersonalText } from '#domain/words/personal-text.ts'

/** Whether a value of the query has personal text: such an answer is for its client alone. */
export function hasPersonalQuery(url: string): boolean {
  const start = url.indexOf('?')
  return start >= 0 && [...new URLSearchParams(url.slice(start)).values()].some(isPersonalText)
}
