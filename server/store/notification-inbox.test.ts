import { describe, expect, it } from 'vitest'
import { testInbox } from './contract/inbox.contract.ts'
import { sample } from './contract/sample-stock.ts'
import { inboxDriver as postgres } from './postgres/contract-drivers.ts'
import { openPostgresInbox } from './postgres/notification-inbox.ts'
import { createTestDatabase } from './postgres/testing/test-database.ts'
import { inboxDriver as sqlite } from './sqlite/contract-drivers.ts'

describe.each([sqlite, postgres])('the inbox of notifications on $name', testInbox)

describe('the inbox of several machines', () => {
  it('is applied by one of them at a time, in the order of arrival', async () => {
    const { url, dispose } = await createTestDatabase()
    const [one, other] = [openPostgresInbox(url), openPostgresInbox(url)]
    const applied: string[] = []
    const add = (event: string) => one.add({ event, prepared: sample(event) }, 0)
    const applyBy = (inbox: typeof one, meanwhile?: () => Promise<void>) =>
      inbox.applyOldest(
        2,
        async (some) => {
          await meanwhile?.()
          applied.push(...some.map(({ event }) => event))
        },
        0,
      )
    try {
      for (const event of ['a', 'b', 'c', 'd']) await add(event)
      const first = applyBy(one, async () => {
        expect(await applyBy(other)).toBe(0)
        expect(await add('e')).toBe(true)
      })
      expect(await first).toBe(2)
      expect(await Promise.all([applyBy(other), applyBy(one)]).then(([a, b]) => a + b)).toBeGreaterThan(0)
      while ((await applyBy(other)) > 0);
      expect(applied).toEqual(['a', 'b', 'c', 'd', 'e'])
    } finally {
      await Promise.all([one.close(), other.close()])
      await dispose()
    }
  })
})
