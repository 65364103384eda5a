import { beforeEach, describe, expect, it } from 'vitest'
import { longestWaitMs } from '#domain/leads/outbox.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'
import { application, enquiry } from './sample-leads.ts'

/** Contract of every outbox: a faulty endpoint and a wrong clock. */
export function testOutboxFaults(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)
  const { claimIds, list } = fixture

  describe('pausing delivery', () => {
    beforeEach(async () => {
      for (const [index, id] of ['a', 'b', 'c'].entries()) await fixture.outbox.add(application(id), index)
    })
    const pauseBy = (id: string, now: number, nextProbeAt: number) =>
      fixture.outbox.pauses.failed(id, 'HTTP 401', { isProbe: true, now, nextProbeAt })

    it('leases nothing until the probe is due, and then one application to one process', async () => {
      await claimIds(10, 1)
      await pauseBy('a', 20, 100)
      expect(await claimIds(99)).toEqual([])
      const other = await driver.open(fixture.location)
      const claimed = await Promise.all([
        fixture.outbox.claim(100, { limit: 4, leaseMs: 50 }),
        other.claim(100, { limit: 4, leaseMs: 50 }),
      ])
      expect(claimed.flat()).toMatchObject([{ lead: { id: 'b' }, isProbe: true }])
      expect(await claimIds(149, 4, 50)).toEqual([])
      // The process that held the probe died: its lease has expired.
      expect(await claimIds(150, 4, 50)).toHaveLength(1)
      await other.close()
    })

    it('uses another application for each probe, and counts no failure of any', async () => {
      const probed: string[] = []
      await claimIds(10, 1)
      await pauseBy('a', 10, 20)
      for (const now of [20, 30, 40]) {
        const [id = ''] = await claimIds(now)
        probed.push(id)
        await pauseBy(id, now, now + 10)
      }
      expect(probed).toEqual(['b', 'c', 'a'])
      expect((await list()).map(({ failures, lastFailure }) => [failures, lastFailure])).toEqual(
        Array(3).fill([0, null]),
      )
    })

    it('shows every process the failure and its start, until it ends', async () => {
      await pauseBy('a', 20, 100)
      await pauseBy('b', 100, 200)
      const other = await driver.open(fixture.location)
      expect(await other.pauses.read()).toEqual([
        { endpoint: 'applications', failure: 'HTTP 401', since: 20, failures: 2, nextProbeAt: 200 },
      ])
      await other.pauses.probeSoon(150)
      expect(await claimIds(150)).toHaveLength(1)
      await other.pauses.end('applications')
      expect(await fixture.outbox.pauses.read()).toEqual([])
      expect(await claimIds(150)).toHaveLength(2)
      await other.close()
    })

    it('is not prolonged by deliveries that started before it', async () => {
      await claimIds(10)
      const late = { isProbe: false, now: 20, nextProbeAt: 100 }
      expect(await fixture.outbox.pauses.failed('a', 'HTTP 401', late)).toMatchObject({ failures: 1 })
      expect(await fixture.outbox.pauses.failed('b', 'HTTP 403', { ...late, nextProbeAt: 900 })).toBeNull()
      expect(await fixture.outbox.pauses.read()).toMatchObject([{ failure: 'HTTP 401', nextProbeAt: 100 }])
      expect(await claimIds(100, 1)).toEqual(['a'])
    })

    it('pauses one endpoint, while leads of the other are leased', async () => {
      await fixture.outbox.add(enquiry('x'), 3)
      await fixture.outbox.add(enquiry('y'), 4)
      await claimIds(10, 10, 1)
      await pauseBy('x', 20, 100)
      expect(await fixture.outbox.pauses.read()).toMatchObject([{ endpoint: 'enquiries', failures: 1 }])
      expect(await claimIds(20, 10, 1)).toEqual(['a', 'b', 'c'])
      await fixture.outbox.delivered('a', 30)
      expect(await claimIds(30, 10, 1)).toEqual(['b', 'c'])
      const due = await fixture.outbox.claim(100, { limit: 10, leaseMs: 50 })
      expect(due.map(({ lead, isProbe }) => [lead.id, isProbe])).toEqual([
        ['y', true],
        ['b', false],
        ['c', false],
      ])
      await pauseBy('b', 110, 900)
      await fixture.outbox.pauses.end('enquiries')
      expect(await fixture.outbox.pauses.read()).toMatchObject([{ endpoint: 'applications' }])
      expect((await claimIds(200, 10, 1)).sort()).toEqual(['x', 'y'])
    })

    it('leases leads of one endpoint where one is named', async () => {
      await fixture.outbox.add(enquiry('x'), 0)
      const leased = async (endpoint: 'applications' | 'enquiries') => {
        const claimed = await fixture.outbox.claim(10, { limit: 10, leaseMs: 500, endpoint })
        return claimed.map(({ lead }) => lead.id)
      }
      expect(await leased('applications')).toEqual(['a', 'b', 'c'])
      expect(await leased('applications')).toEqual([])
      expect(await leased('enquiries')).toEqual(['x'])
    })

    it('probes both endpoints when both are paused, within the limit', async () => {
      await fixture.outbox.add(enquiry('x'), 3)
      await pauseBy('a', 10, 100)
      await pauseBy('x', 10, 100)
      const claimed = await fixture.outbox.claim(100, { limit: 1, leaseMs: 50 })
      expect(claimed).toMatchObject([{ lead: { id: 'b' }, isProbe: true }])
      expect(await claimIds(100, 10, 50)).toEqual(['x'])
      expect(await claimIds(149, 10, 50)).toEqual([])
    })

    it('is not started by asking for an early probe', async () => {
      await fixture.outbox.pauses.probeSoon(5)
      expect(await fixture.outbox.pauses.read()).toEqual([])
    })
  })

  describe('a clock that was a year ahead', () => {
    const year = 365 * 24 * 60 * 60_000

    it('does not keep an application from being delivered', async () => {
      await fixture.outbox.add(application('a'), year)
      await fixture.outbox.add(application('b'), 0)
      await fixture.outbox.failed('b', 'HTTP 503', year + 5)
      expect((await claimIds(10)).sort()).toEqual(['a', 'b'])
    })

    it('does not hold a lease for longer than a lease lasts', async () => {
      await fixture.outbox.add(application('a'), 0)
      expect(await claimIds(year)).toEqual(['a'])
      expect(await claimIds(10)).toEqual([])
      expect(await claimIds(509)).toEqual([])
      expect(await claimIds(510)).toEqual(['a'])
    })

    it('is distinguished from a process that read the clock a moment later', async () => {
      const other = await driver.open(fixture.location)
      await fixture.outbox.add(application('a'), 0)
      expect(await claimIds(200)).toEqual(['a'])
      await fixture.outbox.add(application('b'), 0)
      expect(await other.claim(100, { limit: 1, leaseMs: 500 })).toHaveLength(1)
      await fixture.outbox.failed('a', 'HTTP 503', 5_000)
      const entries = await fixture.outbox.list({ limit: 10 })
      expect(entries.find(({ id }) => id === 'a')).toMatchObject({ failures: 1, nextAttemptAt: 5_000 })
      await other.close()
    })

    it('does not delay the next probe', async () => {
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.pauses.failed('a', 'HTTP 401', { isProbe: true, now: year, nextProbeAt: year + 5 })
      expect(await claimIds(10)).toEqual(['a'])
    })

    it('does not change a due time that a failure may have set', async () => {
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.failed('a', 'HTTP 503', 10 + longestWaitMs)
      expect(await claimIds(10)).toEqual([])
    })
  })
}
