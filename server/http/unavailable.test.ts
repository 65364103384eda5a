import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { problems } from './problems.ts'
import { openTestApp } from './testing/open-test-app.ts'

describe('until the index is loaded', () => {
  it.each(['/', '/car-search', '/api/vehicles', '/api/vehicles/search/car', '/nowhere'])(
    '%s answers 503 with Retry-After',
    async (url) => {
      const { app, composition, close } = await openTestApp({ isLoaded: false })
      onTestFinished(close)
      const early = await app.inject(url)
      expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '3'])
      expect(early.headers['cache-control']).toBe('no-store')
      await composition.open()
      expect((await app.inject(url)).statusCode).not.toBe(503)
    },
  )

  it('/healthz answers 200 and /readyz 503', async () => {
    const { app, close } = await openTestApp({ isLoaded: false })
    onTestFinished(close)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})

it('answers 503 when a route takes too long', async () => {
  const { app, close } = await openTestApp({
    pages: () => new Promise(() => {}),
    limits: { handlerMs: 50, requestMs: 40 },
  })
  onTestFinished(close)
  const late = await app.inject('/')
  expect([late.statusCode, late.json().code]).toEqual([503, 'overloaded'])
  expect(late.headers['retry-after']).toBeUndefined()
})

it('lists every code of a 503 in docs/operating.md', () => {
  const docs = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = /\n## Where a 503 comes from\n(.*?)\n## /s.exec(docs) ?? []
  const listed = [...section.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code)
  const codes = Object.entries(problems).filter(([, { status }]) => status === 503)
  expect([...new Set(listed)].sort()).toEqual(codes.map(([code]) => code).sort())
})
