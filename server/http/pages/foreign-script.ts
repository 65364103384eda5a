import { hasPersonalQuery } from '#domain/words/personal-query.ts'

/** A vehicle's page has the application form; the others ask about a visitor or his own vehicle. */
const formPages = /^\/(vehicles\/|valuation|part-exchange)/

/**
 * Whether the page may load the script of another company. A script reads everything in its page, so it is on none where
 * somebody enters personal details, nor where the address has some.
 */
export function mayHaveForeignScript(url: string): boolean {
  return !formPages.test(url.toLowerCase()) && !hasPersonalQuery(url)
}
