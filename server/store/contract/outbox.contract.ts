import { describe, expect, it } from 'vitest'
import { startChild } from './child-process.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'
import { application, enquiry } from './sample-leads.ts'

/** Contract of every outbox: accepting, leasing and reporting. */
export function testOutbox(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)
  const { claimIds, list } = fixture

  const child = (task: string) =>
    startChild(new URL('./outbox-child.ts', import.meta.url), driver.module, fixture.location, task)

  describe('accepting', () => {
    it('keeps an application whole, and due at once', async () => {
      await fixture.outbox.add(application('a'), 5)
      const entry = {
        id: 'a',
        kind: 'application',
        state: 'waiting',
        acceptedAt: 5,
        nextAttemptAt: 5,
        failures: 0,
        lastFailure: null,
        isErased: false,
        handling: 'open',
        holder: null,
      }
      expect(await list()).toEqual([entry])
      expect(await fixture.outbox.show('a')).toEqual({
        entry,
        lead: application('a'),
        history: { version: 0, events: [] },
        keptMs: null,
      })
      expect(await fixture.outbox.claim(5, { limit: 1, leaseMs: 1 })).toEqual([
        {
          lead: application('a'),
          endpoint: 'applications',
          acceptedAt: 5,
          failures: 0,
          isProbe: false,
          refusal: null,
        },
      ])
    })

    it('reads several by one question: each that is there, without what was erased', async () => {
      for (const id of ['a', 'b', 'c']) await fixture.outbox.add(application(id), 5)
      await fixture.outbox.erase(['b'], 9)
      const shown = await fixture.outbox.showMany(['c', 'nobody', 'b', 'c'])
      expect([...shown.keys()].sort()).toEqual(['b', 'c'])
      expect(shown.get('c')).toEqual(await fixture.outbox.show('c'))
      expect(shown.get('b')).toMatchObject({ entry: { isErased: true }, lead: null })
      expect(await fixture.outbox.showMany([])).toEqual(new Map())
    })

    it('counts what was accepted in a time, also after it was delivered or erased', async () => {
      for (const [id, at] of [
        ['a', 5],
        ['b', 6],
        ['c', 7],
        ['d', 8],
      ] as const)
        await fixture.outbox.add(application(id), at)
      await fixture.outbox.delivered('b', 9)
      await fixture.outbox.erase(['c'], 9)
      expect(await fixture.outbox.countAccepted(5, 7)).toBe(2)
      expect(await fixture.outbox.countAccepted(8, 100)).toBe(0)
    })

    it('keeps an enquiry whole, and lists its kind', async () => {
      await fixture.outbox.add(enquiry('e'), 5)
      expect(await list()).toMatchObject([{ id: 'e', kind: 'viewing', state: 'waiting', acceptedAt: 5 }])
      await fixture.reopen()
      expect((await fixture.outbox.show('e'))?.lead).toEqual(enquiry('e'))
      expect(await fixture.outbox.claim(5, { limit: 1, leaseMs: 1 })).toMatchObject([{ lead: enquiry('e') }])
      expect(await fixture.outbox.add(enquiry('e'), 6)).toEqual({ state: 'repeated' })
      expect(await fixture.outbox.add(enquiry('e', 'Other'), 6)).toMatchObject({ state: 'differs' })
    })

    it('adds an id once, and keeps the first payload', async () => {
      await Promise.all([
        fixture.outbox.add(application('a', 'First'), 1),
        fixture.outbox.add(application('a', 'Second'), 2),
      ])
      await fixture.outbox.add(application('a', 'Third'), 3)
      expect(await list()).toHaveLength(1)
      expect((await fixture.outbox.show('a'))?.lead?.payload).toMatchObject({ surname: 'First' })
    })

    it('distinguishes the same payload from another under a known id, also after erasing', async () => {
      expect(await fixture.outbox.add(application('a'), 1)).toEqual({ state: 'added' })
      expect(await fixture.outbox.add(application('a'), 2)).toEqual({ state: 'repeated' })
      const other = await fixture.outbox.add(application('a', 'Other'), 3)
      expect(other).toEqual({ state: 'differs', digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
      await fixture.outbox.erase(['a'], 4)
      await fixture.reopen()
      expect(await fixture.outbox.add(application('a'), 5)).toEqual({ state: 'repeated' })
      expect(await fixture.outbox.add(application('a', 'Other'), 6)).toEqual(other)
      expect((await fixture.outbox.show('a'))?.lead).toBeNull()
    })

    it('accepts one of two payloads that two processes add under one id at once', async () => {
      const other = await driver.open(fixture.location)
      const states = await Promise.all([
        fixture.outbox.add(application('a', 'First'), 1),
        other.add(application('a', 'Second'), 1),
      ])
      expect(states.map(({ state }) => state).sort()).toEqual(['added', 'differs'])
      await other.close()
    })

    it('does not deliver again what is delivered or rejected', async () => {
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.add(application('b'), 0)
      await fixture.outbox.delivered('a', 1)
      await fixture.outbox.rejected('b', 'HTTP 422', 3)
      await fixture.outbox.add(application('a'), 2)
      await fixture.outbox.add(application('b'), 2)
      expect(await claimIds(1_000)).toEqual([])
      expect(await list('delivered')).toMatchObject([{ id: 'a', nextAttemptAt: null }])
    })

    it('adds many at once', async () => {
      const ids = Array.from({ length: 200 }, (_, index) => `id${index}`)
      await Promise.all(ids.map((id) => fixture.outbox.add(application(id), 0)))
      expect((await claimIds(0, 1_000)).sort()).toEqual(ids.sort())
    })

    it('has every application that it accepted, whenever the process is killed', async () => {
      const adding = child('add')
      let accepted = await adding.nextLine()
      while (accepted !== 'child25') accepted = await adding.nextLine()
      await adding.kill()
      const last = Number((adding.linesLeft().at(-1) ?? accepted).slice('child'.length))
      for (let index = 0; index <= last; index += 1) {
        expect((await fixture.outbox.show(`child${index}`))?.lead?.payload).toMatchObject({
          surname: `S${index}`,
        })
      }
      expect((await list()).length - (last + 1)).toBeLessThanOrEqual(1)
    })
  })

  describe('leasing', () => {
    it('leases an application to one worker, and again when the lease runs out', async () => {
      await fixture.outbox.add(application('a'), 0)
      expect(await claimIds(0)).toEqual(['a'])
      expect(await claimIds(499)).toEqual([])
      expect(await claimIds(500)).toEqual(['a'])
    })

    it('leases at most the limit, the longest due first', async () => {
      await fixture.outbox.add(application('c'), 30)
      await fixture.outbox.add(application('a'), 10)
      await fixture.outbox.add(application('b'), 20)
      expect(await claimIds(15)).toEqual(['a'])
      expect(await claimIds(100, 1)).toEqual(['b'])
      expect(await claimIds(100)).toEqual(['c'])
    })

    it('ends leases on release', async () => {
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.add(application('b'), 0)
      await claimIds(0)
      await fixture.outbox.release(['a', 'nobody'], 100)
      expect(await claimIds(99)).toEqual(['a'])
    })

    it('does not end the lease of the worker that has taken over an expired one', async () => {
      const other = await driver.open(fixture.location)
      await fixture.outbox.add(application('a'), 0)
      await claimIds(0)
      expect(await other.claim(500, { limit: 1, leaseMs: 500 })).toHaveLength(1)
      await fixture.outbox.release(['a'], 600)
      await fixture.outbox.add(application('b'), 0)
      await fixture.outbox.failed('a', 'timeout', 600)
      expect(await claimIds(700)).toEqual(['b'])
      await other.close()
    })

    it('never leases one application to two processes', async () => {
      const ids = Array.from({ length: 90 }, (_, index) => `id${index}`)
      await Promise.all(ids.map((id) => fixture.outbox.add(application(id), 0)))
      const others = [child('claim'), child('claim')]
      const mine: string[] = []
      for (let ids = ['']; ids.length > 0; mine.push(...ids)) ids = await claimIds(1_000, 3, 1_000)
      await Promise.all(others.map((other) => other.ended()))
      const all = [...mine, ...others.flatMap((other) => other.linesLeft())]
      expect(all.sort()).toEqual(ids.sort())
    })
  })

  describe('reporting', () => {
    it('counts what waits and what was rejected, by endpoint, with the age of the oldest', async () => {
      const none = { waiting: 0, rejected: 0, oldestWaiting: null, failing: 0, failure: null }
      expect(await fixture.outbox.backlog()).toEqual({ applications: none, enquiries: none, email: none })
      for (const [id, at] of Object.entries({ a: 3, b: 1, c: 2, d: 4, e: 5 }))
        await fixture.outbox.add(application(id), at)
      await fixture.outbox.add(enquiry('f'), 7)
      await fixture.outbox.delivered('b', 10)
      await fixture.outbox.rejected('d', 'HTTP 422', 10)
      await fixture.outbox.erase(['e'], 10)
      expect(await fixture.outbox.backlog()).toEqual({
        applications: { waiting: 2, rejected: 1, oldestWaiting: 2, failing: 0, failure: 'HTTP 422' },
        enquiries: { ...none, waiting: 1, oldestWaiting: 7 },
        email: none,
      })
      await fixture.outbox.claim(20, { limit: 9, leaseMs: 9 })
      await fixture.outbox.failed('a', 'HTTP 503', 99)
      expect((await fixture.outbox.backlog()).applications).toMatchObject({ failing: 1, failure: 'HTTP 503' })
    })

    it('stays delivered when a slower worker reports a failure', async () => {
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.delivered('a', 1)
      await fixture.outbox.failed('a', 'timeout', 2)
      await fixture.outbox.rejected('a', 'HTTP 409', 3)
      expect(await list()).toMatchObject([{ state: 'delivered', failures: 0, lastFailure: null }])
    })

    it('leases a failed application again at the given time, and counts failures', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(0)
      await fixture.outbox.failed('a', 'HTTP 503', 300)
      expect(await claimIds(299)).toEqual([])
      expect(await fixture.outbox.claim(300, { limit: 1, leaseMs: 10 })).toMatchObject([{ failures: 1 }])
      await fixture.outbox.failed('a', 'ECONNREFUSED', 900)
      expect(await list()).toMatchObject([{ failures: 2, lastFailure: 'ECONNREFUSED', nextAttemptAt: 900 }])
    })

    it('parks what was rejected until it is retried', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(0)
      await fixture.outbox.rejected('a', 'HTTP 422', 3)
      expect(await claimIds(1_000_000)).toEqual([])
      expect(await list('rejected')).toMatchObject([
        { id: 'a', lastFailure: 'HTTP 422', nextAttemptAt: null },
      ])
      expect(await fixture.outbox.retry('a', 50)).toBe(true)
      expect(await claimIds(50)).toEqual(['a'])
    })

    it('makes a waiting application due at once, without ending its lease', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(0)
      expect(await fixture.outbox.retry('a', 10)).toBe(true)
      expect(await claimIds(11)).toEqual([])
      await fixture.outbox.failed('a', 'HTTP 503', 90_000)
      expect(await fixture.outbox.retry('a', 20)).toBe(true)
      expect(await claimIds(20)).toEqual(['a'])
    })

    it('retries neither delivered nor unknown applications', async () => {
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.delivered('a', 1)
      expect(await fixture.outbox.retry('a', 2)).toBe(false)
      expect(await fixture.outbox.retry('x', 2)).toBe(false)
      expect(await fixture.outbox.show('x')).toBeNull()
    })

    it('lists oldest first, by state and by page', async () => {
      for (const [index, id] of ['d', 'b', 'c', 'a'].entries())
        await fixture.outbox.add(application(id), index)
      await fixture.outbox.rejected('b', 'HTTP 400', 3)
      await fixture.outbox.add(application('e'), 3)
      const first = await fixture.outbox.list({ state: 'waiting', limit: 3 })
      expect(first.map(({ id }) => id)).toEqual(['d', 'c', 'a'])
      const rest = await fixture.outbox.list({ state: 'waiting', limit: 3, after: first[2] })
      expect(rest.map(({ id }) => id)).toEqual(['e'])
    })
  })
}
