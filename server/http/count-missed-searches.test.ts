import { expect, it, onTestFinished, vi } from 'vitest'
import type { Missed } from '#domain/search/missed-search.ts'
import { listenAndAsk } from './testing/ask.ts'
import { openTestApp } from './testing/open-test-app.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const ford = { path: '/car-search?make=Ford&price=-100', words: 'Ford cars up to £100' }

async function open() {
  const counted: Missed[] = []
  const rendered = vi.fn()
  const site = await openTestApp({
    countMissed: (search) => counted.push(search),
    pages: async ({ url }, { noteMissed }) => {
      rendered()
      const { pathname } = new URL(url)
      if (pathname !== '/found') noteMissed?.(pathname === '/other' ? 'other' : ford)
      const status = pathname === '/gone' ? 404 : 200
      return new Response('text', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  onTestFinished(() => site.close())
  const ask = await listenAndAsk(site.app)
  const as = (agent: string) => ({ headers: { 'user-agent': agent } })
  return { counted, rendered, ask, as }
}

it('counts a search without results each time that its page is sent, from the cache and unchanged too', async () => {
  const { counted, rendered, ask, as } = await open()
  const { headers } = await ask('/none', as(browser))
  await ask('/none', as(browser))
  const again = { headers: { 'user-agent': browser, 'if-none-match': String(headers.etag) } }
  expect((await ask('/none', again)).status).toBe(304)
  await Promise.all([ask('/other', as(browser)), ask('/other', as(browser)), ask('/found', as(browser))])
  await vi.waitFor(() => expect(counted).toEqual([ford, ford, ford, 'other', 'other']))
  expect(rendered).toHaveBeenCalledTimes(3)
})

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['curl/8.11.0'],
  ['python-requests/2.32.3'],
  [''],
])('does not count a robot that gives its name, or a client without one: %s', async (agent) => {
  const { counted, ask, as } = await open()
  await ask('/none', as(agent))
  await ask('/none', as(browser))
  await vi.waitFor(() => expect(counted).toEqual([ford]))
})

it('counts no page that is not there, no question for headers, and none that is fetched ahead', async () => {
  const { counted, ask, as } = await open()
  await ask('/gone', as(browser))
  await ask('/none', { ...as(browser), method: 'HEAD' })
  await ask('/none', { headers: { 'user-agent': browser, 'sec-purpose': 'prefetch;prerender' } })
  await ask('/other', as(browser))
  await vi.waitFor(() => expect(counted).toEqual(['other']))
})
