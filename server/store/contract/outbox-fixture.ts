import type { DeliveryState, EmailUse, Outbox } from '#domain/leads/outbox.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOnce } from './set-up-once.ts'

/** A fresh outbox for each test of a contract suite, with frequent operations. */
export interface OutboxFixture {
  outbox: Outbox
  location: string
  /** Closes the outbox and opens it again. */
  reopen(emails?: EmailUse): Promise<void>
  claimIds(now: number, limit?: number, leaseMs?: number): Promise<string[]>
  list(state?: DeliveryState): ReturnType<Outbox['list']>
  /** As the one process that erases, after `ms`. */
  pass(ms: number): Promise<void>
}

export function setUpOutbox(
  driver: OutboxDriver,
  { emails, ...options }: { alone?: boolean; emails?: EmailUse } = {},
): OutboxFixture {
  let dispose: () => Promise<void>
  const open = (emails?: EmailUse) => driver.open(fixture.location, emails && { emails })
  const fixture = {
    async reopen(otherEmails = emails) {
      await fixture.outbox.close()
      fixture.outbox = await open(otherEmails)
    },
    async claimIds(now, limit = 10, leaseMs = 500) {
      const claimed = await fixture.outbox.claim(now, { limit, leaseMs })
      return claimed.map(({ lead }) => lead.id)
    },
    list: (state) => fixture.outbox.list({ ...(state && { state }), limit: 100 }),
    async pass(ms) {
      await fixture.outbox.runningTime.add(ms, await fixture.outbox.runningTime.read())
    },
  } as OutboxFixture

  async function setUp(): Promise<void> {
    const place = await driver.createPlace(options)
    dispose = place.dispose
    fixture.location = place.location
    fixture.outbox = await open(emails)
  }
  setUpOnce(setUp, async () => {
    await fixture.outbox.close()
    await dispose()
  })
  return fixture
}
