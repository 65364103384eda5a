import { afterEach, beforeEach } from 'vitest'
import type { DeliveryState, Outbox } from '#domain/leads/outbox.ts'
import type { OutboxDriver } from './drivers.ts'

/** A fresh outbox for each test of a contract suite, with frequent operations. */
export interface OutboxFixture {
  outbox: Outbox
  location: string
  /** Closes the outbox and opens it again. */
  reopen(): Promise<void>
  claimIds(now: number, limit?: number, leaseMs?: number): Promise<string[]>
  list(state?: DeliveryState): ReturnType<Outbox['list']>
}

export function setUpOutbox(driver: OutboxDriver, options: { alone?: boolean } = {}): OutboxFixture {
  let dispose: () => Promise<void>
  const fixture = {
    async reopen() {
      await fixture.outbox.close()
      fixture.outbox = await driver.open(fixture.location)
    },
    async claimIds(now, limit = 10, leaseMs = 500) {
      const claimed = await fixture.outbox.claim(now, { limit, leaseMs })
      return claimed.map(({ lead }) => lead.id)
    },
    list: (state) => fixture.outbox.list({ ...(state && { state }), limit: 100, offset: 0 }),
  } as OutboxFixture

  beforeEach(async () => {
    const place = await driver.createPlace(options)
    dispose = place.dispose
    fixture.location = place.location
    fixture.outbox = await driver.open(place.location)
  })
  afterEach(async () => {
    await fixture.outbox.close()
    await dispose()
  })
  return fixture
}
