import { describe, expect, it } from 'vitest'
import { type Ask, addAsks, type VehicleAsk } from '#domain/alerts/alert.ts'
import type { StoredAlert } from '#domain/alerts/alert-store.ts'
import { pence } from '#domain/finance/money.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'

export const search = (query: string): Ask => ({
  kind: 'search',
  type: 'car',
  query,
  words: `Cars for sale, ${query}`,
})
export const watched: VehicleAsk = {
  kind: 'vehicle',
  id: 'v1',
  name: 'Ford Focus',
  price: pence(900_000),
}

export const keepAlert = ({ alerts }: Outbox, address: string, asks: Ask[]) =>
  alerts.keep(address, (former) => ({
    subscription: addAsks(former, { address, asks }, 7).subscription,
    dueAt: 7,
  }))

/** Contract of the alerts of every outbox. */
export function testAlerts(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)
  const alerts = () => fixture.outbox.alerts
  const keep = (address: string, ...asks: Ask[]) => keepAlert(fixture.outbox, address, asks)
  async function all(): Promise<StoredAlert[]> {
    const found: StoredAlert[] = []
    for await (const batch of alerts().all()) found.push(...batch)
    return found
  }

  describe('alerts', () => {
    it('has one for an address in any case, to which each confirmation adds', async () => {
      const { id } = await keep('Ada@example.com', search('make=Ford'))
      await keep('ada@example.com', search('make=BMW'), watched)
      await keep('bob@example.com', watched)
      const found = await alerts().findOf('ADA@example.com')
      expect(found).toMatchObject({ id, version: 1, subscription: { address: 'Ada@example.com' } })
      expect(found?.subscription.searches.map(({ query }) => query)).toEqual(['make=Ford', 'make=BMW'])
      expect(await all()).toHaveLength(2)
      expect(await alerts().findOf('nobody@example.com')).toBeNull()
    })

    it('keeps both of two confirmations at the same moment', async () => {
      await Promise.all(['a=1', 'b=2', 'c=3'].map((query) => keep('ada@example.com', search(query))))
      const found = await alerts().findOf('ada@example.com')
      expect(found?.subscription.searches.map(({ query }) => query).sort()).toEqual(['a=1', 'b=2', 'c=3'])
    })

    it('writes what nobody has changed since it was read, and says what somebody has', async () => {
      const ada = await keep('ada@example.com', watched)
      const bob = await keep('bob@example.com', watched)
      await keep('bob@example.com', search('make=Ford'))
      expect(await alerts().replace([ada, bob].map((each) => ({ ...each, dueAt: 99 })))).toEqual([bob.id])
      expect(await alerts().find(ada.id)).toMatchObject({ dueAt: 99, version: 1 })
      expect((await alerts().find(bob.id))?.subscription.searches).toHaveLength(1)
    })

    it('gives what is due, the longest first, and not what is being handed over', async () => {
      const ada = await keep('ada@example.com', watched)
      const bob = await keep('bob@example.com', watched)
      const eve = await keep('eve@example.com', watched)
      await alerts().replace([
        { ...ada, dueAt: 5 },
        { ...bob, dueAt: 3 },
        { ...eve, dueAt: 4, begunAt: 4 },
      ])
      const due = await alerts().due(5, 10)
      expect(due.map(({ id }) => id)).toEqual([bob.id, ada.id])
      expect(await alerts().due(2, 10)).toEqual([])
      expect((await alerts().begun()).map(({ id }) => id)).toEqual([eve.id])
    })

    it('erases one that is ended, or not renewed for the time, or of an address', async () => {
      const ended = await keep('ended@example.com', watched)
      const renewed = await keep('renewed@example.com', watched)
      await keep('old@example.com', watched)
      expect(await alerts().end(ended.id)).toBe(true)
      expect(await alerts().end(ended.id)).toBe(false)
      await fixture.pass(100)
      expect(await alerts().renew(renewed.id)).toBe(true)
      expect(await alerts().renew('nobody')).toBe(false)
      await fixture.pass(99)
      expect(await alerts().eraseExpired(200)).toBe(0)
      await fixture.pass(1)
      expect(await alerts().eraseExpired(200)).toBe(1)
      expect((await all()).map(({ id }) => id)).toEqual([renewed.id])
      expect(await alerts().eraseOf('Renewed@example.com')).toMatchObject({ erased: 1 })
      expect(await all()).toEqual([])
    })

    it('remembers how far it has looked', async () => {
      expect(await alerts().cursor()).toBeNull()
      await alerts().moveCursor({ change: 3, token: null, lookedAt: 5 })
      await alerts().moveCursor({ change: 4, token: 'abc', lookedAt: 6 })
      expect(await alerts().cursor()).toEqual({ change: 4, token: 'abc', lookedAt: 6 })
    })

    it('opens the links that it has sealed, and no others', async () => {
      const link = await alerts().sealLink('what was asked')
      expect(await alerts().openLink(link)).toBe('what was asked')
      await fixture.reopen()
      expect(await alerts().openLink(link)).toBe('what was asked')
      expect(await alerts().openLink(link.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))).toBeNull()
      expect(await alerts().openLink(new Uint8Array())).toBeNull()
    })
  })
}
