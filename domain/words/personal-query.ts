import { isPersonalText } from './personal-text.ts'

/**
 * Whether the query has a registration of any style, or another personal text: such an answer is for its client alone, and the
 * address is kept nowhere.
 */
export function hasPersonalQuery(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0) return false
  const parameters = new URLSearchParams(url.slice(start))
  return parameters.has('registration') || [...parameters.values()].some(isPersonalText)
}
