import type { Page } from '@playwright/test'

/** Requests of the page from now on, except its pictures, styles and scripts, which may still be loading. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/^\/(media|assets|offline-worker\.js)/.test(new URL(request.url()).pathname))
      requests.push(request.url())
  })
  return requests
}
