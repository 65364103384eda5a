/** What the visitor is told while the next page is on its way. */
export type PendingPage = 'none' | 'vehicle' | 'other'

/** A vehicle takes the place of the page at once; anything else keeps the page and draws a thin bar. */
export function pendingPage(next: string | undefined, shown: string): PendingPage {
  if (next === undefined) return 'none'
  return next !== shown && /^\/vehicles\/[^/]+\/?$/.test(next) ? 'vehicle' : 'other'
}
