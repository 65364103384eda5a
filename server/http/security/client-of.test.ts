import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { clientOf } from './client-of.ts'

const socket = { remoteAddress: '10.0.0.1' } as Parameters<typeof clientOf>[0]['socket']

describe('the client that a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4431', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3::4', '2001:db8:1:2::'],
    ['[2001:db8:1:2:3::4]', '2001:db8:1:2::'],
    ['[2001:db8:1:2:3::4]:4431', '2001:db8:1:2::'],
    ['unknown', '10.0.0.1'],
    ['203.0.113.7:x', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('of %j is %s', (ip, client) => {
    expect(clientOf({ ip, socket })).toBe(client)
  })

  it('is the same for every port that a trusted proxy writes', async () => {
    const site = await openTestApp({ trustProxy: 1, limits: { requestsPerMinute: 2 } })
    const statuses: number[] = []
    for (const port of [1001, 1002, 1003]) {
      const headers = { 'x-forwarded-for': `203.0.113.7:${port}` }
      statuses.push((await site.app.inject({ url: `/api/vehicles?page=${port}`, headers })).statusCode)
    }
    await site.close()
    expect(statuses).toEqual([200, 200, 429])
  })
})
