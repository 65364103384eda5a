import { describe, expect, it, onTestFinished } from 'vitest'
import { notReady } from './testing/not-ready.ts'
import { openTestApp } from './testing/open-test-app.ts'

describe('a site whose stock has not been read', () => {
  it.each(['/', '/car-search', '/api/vehicles', '/api/vehicles/search/car', '/nowhere'])(
    'asks whoever comes to %s to come again, and answers once it is open',
    async (url) => {
      let isOpen = false
      const { app, close } = await openTestApp({ isOpen: () => isOpen })
      onTestFinished(close)
      const early = await app.inject(url)
      expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '3'])
      expect(early.headers['cache-control']).toBe('no-store')
      isOpen = true
      expect((await app.inject(url)).statusCode).not.toBe(503)
    },
  )

  it('is alive, and not ready', async () => {
    const { app, close } = await openTestApp({ isOpen: () => false, readiness: notReady })
    onTestFinished(close)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})
