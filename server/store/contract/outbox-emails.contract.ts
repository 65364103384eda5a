import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailUse, LeadQueue } from '#domain/leads/outbox.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'
import { application, enquiry } from './sample-leads.ts'

/** Contract of every outbox: leads that are emailed to the dealer, beside the lead service or without one. */
export function testOutboxEmails(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver, { emails: 'beside' })
  const { pass } = fixture

  async function reopen(emails: EmailUse): Promise<void> {
    await fixture.reopen(emails)
    await fixture.outbox.settle(50)
  }
  async function claimIds(queue: LeadQueue, now: number, leaseMs = 500): Promise<string[]> {
    return (await queue.claim(now, { limit: 10, leaseMs })).map(({ lead }) => lead.id)
  }
  async function entry(id: string) {
    return (await fixture.outbox.show(id))?.entry
  }

  describe('beside the lead service', () => {
    it('go to both, with the time at which they were accepted', async () => {
      await fixture.outbox.add(application('a'), 1)
      await fixture.outbox.add(enquiry('e'), 2)
      expect(await fixture.outbox.claim(5, { limit: 9, leaseMs: 9 })).toMatchObject([
        { lead: { id: 'a' }, endpoint: 'applications', acceptedAt: 1 },
        { lead: { id: 'e' }, endpoint: 'enquiries', acceptedAt: 2 },
      ])
      expect(await fixture.outbox.emails.claim(5, { limit: 9, leaseMs: 9 })).toEqual([
        {
          lead: application('a'),
          endpoint: 'email',
          acceptedAt: 1,
          failures: 0,
          isProbe: false,
          refusal: null,
        },
        { lead: enquiry('e'), endpoint: 'email', acceptedAt: 2, failures: 0, isProbe: false, refusal: null },
      ])
    })

    it('are neither delayed nor repeated by the other destination', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(fixture.outbox, 0)
      await fixture.outbox.failed('a', 'HTTP 503', 9_000)
      expect(await claimIds(fixture.outbox.emails, 1)).toEqual(['a'])
      await fixture.outbox.emails.delivered('a', 2)
      expect(await claimIds(fixture.outbox.emails, 8_999)).toEqual([])
      expect(await claimIds(fixture.outbox, 9_000)).toEqual(['a'])
      await fixture.outbox.delivered('a', 9_001)
      expect(await claimIds(fixture.outbox.emails, 99_000)).toEqual([])

      await fixture.outbox.add(application('b'), 0)
      await claimIds(fixture.outbox.emails, 0)
      await fixture.outbox.emails.failed('b', 'ECONNREFUSED', 9_000)
      expect(await claimIds(fixture.outbox, 1)).toEqual(['b'])
      await fixture.outbox.delivered('b', 2)
      expect(await claimIds(fixture.outbox, 99_000)).toEqual([])
      expect(await entry('b')).toMatchObject({
        state: 'delivered',
        failures: 0,
        email: { state: 'waiting', failures: 1, lastFailure: 'ECONNREFUSED', nextAttemptAt: 9_000 },
      })
      expect(await claimIds(fixture.outbox.emails, 9_000)).toEqual(['b'])
    })

    it('are paused by themselves', async () => {
      for (const id of ['a', 'b']) await fixture.outbox.add(application(id), 0)
      await claimIds(fixture.outbox.emails, 0, 1)
      await fixture.outbox.emails.pauses.failed('a', 'SMTP 535', {
        isProbe: false,
        now: 10,
        nextProbeAt: 100,
      })
      expect(await fixture.outbox.pauses.read()).toMatchObject([{ endpoint: 'email', failure: 'SMTP 535' }])
      expect(await claimIds(fixture.outbox.emails, 20)).toEqual([])
      expect(await claimIds(fixture.outbox, 20)).toEqual(['a', 'b'])
      expect(await fixture.outbox.emails.claim(100, { limit: 9, leaseMs: 9 })).toMatchObject([
        { lead: { id: 'b' }, isProbe: true },
      ])
      await fixture.outbox.emails.pauses.end('email')
      expect(await claimIds(fixture.outbox.emails, 200)).toEqual(['b', 'a'])
    })

    it('are kept until both have them, and then erased when their time has passed', async () => {
      for (const id of ['a', 'b']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.delivered('a', 1)
      await fixture.outbox.emails.delivered('b', 1)
      await pass(100)
      await pass(100)
      expect(await fixture.outbox.eraseEnded('delivered', 100)).toBe(0)
      await fixture.outbox.emails.delivered('a', 2)
      await fixture.outbox.delivered('b', 2)
      await pass(1)
      await pass(100)
      expect(await fixture.outbox.eraseEnded('delivered', 100)).toBe(2)
    })

    it('are counted by destination, parked when refused, and retried', async () => {
      for (const id of ['a', 'b']) await fixture.outbox.add(application(id), 3)
      await claimIds(fixture.outbox.emails, 5)
      await fixture.outbox.emails.rejected('a', 'SMTP 550', 6)
      expect(await fixture.outbox.backlog()).toMatchObject({
        applications: { waiting: 2, rejected: 0, oldestWaiting: 3 },
        email: { waiting: 1, rejected: 1, oldestWaiting: 3, failing: 0, failure: 'SMTP 550' },
      })
      await fixture.outbox.delivered('a', 7)
      expect(await entry('a')).toMatchObject({ state: 'delivered', email: { state: 'rejected' } })
      expect(await fixture.outbox.retry('a', 10)).toBe(true)
      expect(await claimIds(fixture.outbox, 1_000)).toEqual(['b'])
      expect(await claimIds(fixture.outbox.emails, 10)).toEqual(['a'])
      await fixture.outbox.emails.delivered('a', 11)
      expect(await fixture.outbox.retry('a', 12)).toBe(false)
    })

    it('tell once of a refusal by the lead service, whichever came first', async () => {
      const claim = async (now: number) =>
        (await fixture.outbox.emails.claim(now, { limit: 9, leaseMs: 9 })).map(({ lead, refusal }) => [
          lead.id,
          refusal,
        ])
      for (const id of ['before', 'during', 'after']) await fixture.outbox.add(application(id), 0)
      await claimIds(fixture.outbox, 1)
      await fixture.outbox.rejected('before', 'HTTP 422', 2)
      expect(await claim(3)).toEqual([
        ['after', null],
        ['before', 'HTTP 422'],
        ['during', null],
      ])
      await fixture.outbox.rejected('during', 'HTTP 400', 4)
      for (const id of ['before', 'during', 'after']) await fixture.outbox.emails.delivered(id, 5)
      await fixture.outbox.rejected('after', 'HTTP 422', 6)
      expect(await claim(7)).toEqual([
        ['after', 'HTTP 422'],
        ['during', 'HTTP 400'],
      ])
      for (const id of ['during', 'after']) await fixture.outbox.emails.delivered(id, 8)
      expect(await claim(99_000)).toEqual([])
      expect(await fixture.outbox.retry('after', 99_001)).toBe(true)
      expect(await claimIds(fixture.outbox, 99_002)).toEqual(['after'])
      await fixture.outbox.rejected('after', 'HTTP 422', 99_003)
      expect(await claim(99_004)).toEqual([['after', 'HTTP 422']])
    })

    it('are not erased while they are sent, and not sent once they were erased', async () => {
      for (const id of ['a', 'b']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.emails.claim(0, { limit: 1, leaseMs: 500 })
      expect(await fixture.outbox.erase(['a', 'b'], 10)).toMatchObject({ erased: 1, inFlight: ['a'] })
      await fixture.outbox.emails.release(['a'], 20)
      expect(await claimIds(fixture.outbox.emails, 30)).toEqual(['a'])
      expect(await fixture.outbox.erase(['a'], 600)).toMatchObject({ erased: 1 })
      expect(await claimIds(fixture.outbox.emails, 5_000)).toEqual([])
      expect(await fixture.outbox.retry('a', 5_000)).toBe(false)
    })
  })

  describe('without a lead service', () => {
    beforeEach(() => reopen('alone'))

    it('are delivered by the email, and counted as emails only', async () => {
      await fixture.outbox.add(application('a'), 0)
      expect(await fixture.outbox.backlog()).toMatchObject({
        applications: { waiting: 0 },
        email: { waiting: 1 },
      })
      await claimIds(fixture.outbox.emails, 0)
      await fixture.outbox.emails.delivered('a', 5)
      expect(await entry('a')).toMatchObject({ state: 'delivered', nextAttemptAt: null })
      await pass(1)
      expect(await fixture.outbox.eraseEnded('delivered', 0)).toBe(1)
    })

    it('are rejected by its refusal until they are retried', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(fixture.outbox.emails, 0)
      await fixture.outbox.emails.rejected('a', 'SMTP 550', 5)
      expect(await entry('a')).toMatchObject({
        state: 'rejected',
        email: { state: 'rejected', failures: 1, lastFailure: 'SMTP 550' },
      })
      expect(await fixture.outbox.retry('a', 6)).toBe(true)
      expect(await entry('a')).toMatchObject({ state: 'waiting' })
      expect(await claimIds(fixture.outbox.emails, 6)).toEqual(['a'])
      await fixture.outbox.emails.rejected('a', 'SMTP 550', 7)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('rejected', 0)).toBe(1)
    })
  })

  describe('after a change of destinations', () => {
    it('do not wait for a lead service that is gone where the email was sent', async () => {
      for (const id of ['a', 'b']) await fixture.outbox.add(application(id), 0)
      await claimIds(fixture.outbox.emails, 0)
      await fixture.outbox.emails.delivered('a', 1)
      await reopen('alone')
      expect(await entry('a')).toMatchObject({ state: 'delivered' })
      expect(await claimIds(fixture.outbox.emails, 9_000)).toEqual(['b'])
    })

    it('are not emailed later where the lead service alone has received them', async () => {
      for (const id of ['a', 'b', 'c']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.delivered('a', 1)
      await reopen('off')
      await claimIds(fixture.outbox, 10_000)
      await fixture.outbox.delivered('b', 10_001)
      expect(await entry('b')).not.toHaveProperty('email')
      await reopen('beside')
      expect(await claimIds(fixture.outbox.emails, 20_000)).toEqual(['c'])
    })
  })
}
