import { onTestFinished } from 'vitest'
import type { PageHandler } from '../app-options.ts'
import { listenAndAsk } from '../testing/ask.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

export const html = { 'content-type': 'text/html; charset=utf-8' }
export const text = 'word '.repeat(1_000)

/** A site that counts what it renders, on a port. `version` is the cache version of its stock. */
export async function openCounting(
  render: PageHandler = async () => new Response(text, { headers: html }),
  options: Parameters<typeof openTestApp>[0] = {},
) {
  const world = { version: '1', rendered: [] as string[] }
  const site = await openTestApp({
    stock: [stockRecord({ id: 'c1' })],
    ...options,
    pages: async (request, given) => {
      world.rendered.push(new URL(request.url).pathname)
      return render(request, given)
    },
  })
  site.loadedStock().cacheVersion = () => world.version
  onTestFinished(() => site.close())
  return { site, world, ask: await listenAndAsk(site.app) }
}
