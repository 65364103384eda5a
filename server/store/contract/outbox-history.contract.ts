import { describe, expect, it } from 'vitest'
import type { LeadAct, LeadEvent } from '#domain/leads/lead-history.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'
import { application, enquiry } from './sample-leads.ts'

const event = (act: LeadAct, text = '', person = 'Ann'): LeadEvent => ({ act, at: 5, person, text })

/** Contract of every outbox: what staff note of leads, and the list that they work with. */
export function testOutboxHistory(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)

  describe('the history of a lead', () => {
    it('has what was noted, and the lead stands where the last entry leaves it', async () => {
      await fixture.outbox.add(enquiry('a'), 1)
      expect((await fixture.outbox.show('a'))?.history).toEqual({ version: 0, events: [] })
      expect(await fixture.outbox.note('a', event('called'), 0)).toBe('noted')
      expect(await fixture.outbox.note('a', event('lost', 'too dear', 'Bob'), 1)).toBe('noted')
      expect(await fixture.outbox.show('a')).toMatchObject({
        entry: { handling: 'lost', holder: 'Bob' },
        history: { version: 2, events: [event('called'), event('lost', 'too dear', 'Bob')] },
      })
      expect(await fixture.outbox.note('a', event('undone'), 2)).toBe('noted')
      expect((await fixture.outbox.show('a'))?.entry).toMatchObject({ handling: 'contacted', holder: 'Ann' })
    })

    it('tells the second of two who note at once, and loses neither the first nor the text of the second', async () => {
      await fixture.outbox.add(enquiry('a'), 1)
      const outcomes = await Promise.all([
        fixture.outbox.note('a', event('called', '', 'Ann'), 0),
        fixture.outbox.note('a', event('replied', '', 'Bob'), 0),
      ])
      expect(outcomes.toSorted()).toEqual(['changed', 'noted'])
      expect((await fixture.outbox.show('a'))?.history.events).toHaveLength(1)
    })

    it('is erased with the lead, and nothing can be noted of it any more', async () => {
      await fixture.outbox.add(enquiry('a'), 1)
      await fixture.outbox.note('a', event('note', 'sentinel-of-a-note'), 0)
      await fixture.outbox.erase(['a'], 9)
      expect(await fixture.outbox.show('a')).toMatchObject({
        lead: null,
        entry: { holder: null },
        history: { events: [] },
      })
      expect(await fixture.outbox.note('a', event('called'), 1)).toBe('gone')
      expect(await fixture.outbox.note('unknown', event('called'), 0)).toBe('gone')
    })

    it('is on disk in no readable form', async () => {
      await fixture.outbox.add(application('a'), 1)
      await fixture.outbox.note('a', event('note', 'sentinel-of-a-note'), 0)
      expect((await driver.bytes(fixture.location)).includes('sentinel-of-a-note')).toBe(false)
    })
  })

  describe('what the sender of a lead sees by its secret', () => {
    const whole = '22222222-0000-4000-8000-000000000002'

    it('has no word of anybody, and is nothing once the lead is erased', async () => {
      await fixture.outbox.add(application(whole), 7)
      const secret = await fixture.outbox.statusSecret(whole)
      expect(secret).toMatch(/^22222222-0000-4000-8000-000000000002\.[\w-]{22}$/)
      expect(await fixture.outbox.statusSecret(whole)).toBe(secret)
      expect(await fixture.outbox.status(secret)).toEqual({
        acceptedAt: 7,
        isWithStaff: false,
        contacts: [],
        appointment: null,
      })
      await fixture.outbox.delivered(whole, 9)
      expect(await fixture.outbox.status(secret)).toMatchObject({ isWithStaff: true })
      const appointment = { ...event('appointment', 'sentinel-of-a-note', 'Bob'), when: '2026-12-02T10:30' }
      await fixture.outbox.note(whole, event('called', 'sentinel-of-a-note'), 0)
      await fixture.outbox.note(whole, appointment, 1)
      await fixture.outbox.note(whole, event('sold'), 2)
      expect(await fixture.outbox.status(secret)).toEqual({
        acceptedAt: 7,
        isWithStaff: true,
        contacts: [{ act: 'called', at: 5 }],
        appointment: { when: '2026-12-02T10:30' },
      })
      expect((await driver.bytes(fixture.location)).includes(secret)).toBe(false)
      await fixture.outbox.erase([whole], 9)
      expect(await fixture.outbox.status(secret)).toBeNull()
    })

    it('is nothing for whoever changes, shortens or makes up a secret, or has that of another lead', async () => {
      const other = '11111111-0000-4000-8000-000000000001'
      for (const id of [whole, other]) await fixture.outbox.add(application(id), 7)
      const [secret, otherSecret] = [
        await fixture.outbox.statusSecret(whole),
        await fixture.outbox.statusSecret(other),
      ]
      const code = secret.slice(-22)
      const made = [
        '',
        whole,
        `${whole}.`,
        code,
        `.${code}`,
        secret.slice(0, -1),
        `${secret}A`,
        `${secret} `,
        `${secret}\n`,
        `${whole}.${otherSecret.slice(-22)}`,
        `${other}.${code}`,
        `${whole}.${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`,
        `${whole}.${code.toUpperCase() === code ? code.toLowerCase() : code.toUpperCase()}`,
        `${whole.toUpperCase()}.${'A'.repeat(22)}`,
        `${whole}'--.${code}`,
        `%.${code}`,
        `${whole}\0.${code}`,
        '2222 2222',
        'x'.repeat(100_000),
        await fixture.outbox.statusSecret('33333333-0000-4000-8000-000000000003'),
      ]
      expect(await fixture.outbox.status(secret)).not.toBeNull()
      for (const each of made) expect(await fixture.outbox.status(each), each.slice(0, 80)).toBeNull()
    })
  })

  describe('the list that staff work with', () => {
    it('has the latest first, a page at a time, by kind, standing, holder and time', async () => {
      for (const [index, id] of ['a', 'b', 'c', 'd'].entries())
        await fixture.outbox.add(index % 2 === 0 ? application(id) : enquiry(id), index)
      await fixture.outbox.note('b', event('called'), 0)
      await fixture.outbox.note('c', event('taken'), 0)
      const ids = async (...ask: Parameters<typeof fixture.outbox.page>) => {
        const { entries, total } = await fixture.outbox.page(...ask)
        return [entries.map(({ id }) => id).join(''), total]
      }
      const all = { limit: 10, offset: 0 }
      expect(await ids({}, all)).toEqual(['dcba', 4])
      expect(await ids({}, { limit: 2, offset: 1 })).toEqual(['cb', 4])
      expect(await ids({ kind: 'application' }, all)).toEqual(['ca', 2])
      expect(await ids({ handling: 'open' }, all)).toEqual(['dca', 3])
      expect(await ids({ handling: 'contacted' }, all)).toEqual(['b', 1])
      expect(await ids({ holder: 'Ann' }, all)).toEqual(['cb', 2])
      expect(await ids({ since: 1, until: 3 }, all)).toEqual(['cb', 2])
      await fixture.outbox.erase(['d'], 100)
      expect(await ids({}, all)).toEqual(['dcba', 4])
      expect(await ids({ handling: 'open' }, all)).toEqual(['ca', 2])
    })
  })
}
