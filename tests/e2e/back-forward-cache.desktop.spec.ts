import type { Page } from '@playwright/test'
import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

// A headless Chromium keeps no page in the back/forward cache and names no reason, so the reasons that a page could give
// are looked for one by one: https://web.dev/articles/bfcache

async function reasonsAgainst(page: Page, path: string, prepare = () => {}): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(prepare)
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const unloading = listeners.map(({ type }) => type).filter((type) => /^(before)?unload$/.test(type))
  const { 'cache-control': cacheControl = '' } = response?.headers() ?? {}
  return [...unloading, ...(cacheControl.includes('no-store') ? ['no-store'] : [])]
}

test('results and vehicles give no reason against the back/forward cache', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  for (const path of ['/van-search?make=Ford', `/vehicles/${_id}`])
    expect(await reasonsAgainst(page, path), path).toEqual([])
})

test('the check finds a listener for the end of the page, and a page that is not to be stored', async ({
  page,
  request,
}) => {
  const { _id } = await firstVan(request)
  const listen = () => addEventListener('beforeunload', () => {})
  expect(await reasonsAgainst(page, '/van-search', listen)).toEqual(['beforeunload'])
  expect(await reasonsAgainst(page, `/vehicles/${_id}/apply`)).toEqual(['no-store'])
})
