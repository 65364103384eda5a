import { describe, expect, it } from 'vitest'
import { keepAlert, search, watched } from './alerts.contract.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'
import { application, enquiry } from './sample-leads.ts'

/** Contract of every outbox: erasing. */
export function testOutboxPrivacy(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)
  const { claimIds, list, pass } = fixture

  describe('checking whether it can write', () => {
    it('reports that it can, and adds nothing to the list', async () => {
      await fixture.outbox.add(application('a'), 0)
      expect(await fixture.outbox.checkWritable(60_000)).toEqual({ state: 'writable' })
      expect(await list()).toHaveLength(1)
    })
  })

  describe('privacy', () => {
    it('erases what was delivered when its time has passed, and nothing else', async () => {
      for (const id of ['old', 'new', 'waiting', 'rejected']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.delivered('old', 7)
      await fixture.outbox.rejected('rejected', 'HTTP 400', 7)
      await pass(10)
      await fixture.outbox.delivered('new', 7)
      await pass(99)
      expect(await fixture.outbox.eraseEnded('delivered', 100)).toBe(0)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('delivered', 100)).toBe(1)
      expect(await fixture.outbox.eraseEnded('delivered', 100)).toBe(0)
      expect(await fixture.outbox.show('old')).toMatchObject({
        entry: { state: 'delivered' },
        lead: null,
      })
      for (const id of ['new', 'waiting', 'rejected']) {
        expect((await fixture.outbox.show(id))?.lead).toEqual(application(id))
      }
    })

    it('finds leads by their vehicle, which is erased with them', async () => {
      await fixture.outbox.add(application('a'), 1)
      await fixture.outbox.add(enquiry('b'), 2)
      const without = { ...application('c').payload, vehicleId: '' }
      await fixture.outbox.add({ id: 'c', payload: without }, 3)
      const of = async (vehicle: string) =>
        (await fixture.outbox.page({ vehicle }, { limit: 10, offset: 0 })).entries.map(({ id }) => id)
      expect(await of('v1')).toEqual(['b', 'a'])
      expect(await fixture.outbox.countOfVehicles(['v1', 'v2'])).toEqual(new Map([['v1', 2]]))
      await fixture.outbox.erase(['b'], 10)
      expect(await of('v1')).toEqual(['a'])
      expect(await fixture.outbox.countOfVehicles(['v1'])).toEqual(new Map([['v1', 1]]))
      const odd = `v${String.fromCharCode(0)}${'x'.repeat(500)}`
      await fixture.outbox.add({ id: 'd', payload: { ...without, vehicleId: odd } }, 4)
      expect(await of(`v${'x'.repeat(99)}`)).toEqual(['d'])
    })

    it('erases what was rejected when its time has passed, unless nobody could read it', async () => {
      for (const id of ['refused', 'unreadable']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.rejected('refused', 'HTTP 400', 50)
      await fixture.outbox.rejected('unreadable', 'unreadable', 50)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('delivered', 0)).toBe(0)
      await pass(99)
      expect(await fixture.outbox.eraseEnded('rejected', 100)).toBe(0)
      expect((await fixture.outbox.show('refused'))?.keptMs).toBe(99)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('rejected', 100)).toBe(1)
      expect((await list('erased')).map(({ id }) => id)).toEqual(['refused'])
      await fixture.outbox.delivered('unreadable', 60)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('delivered', 0)).toBe(1)
    })

    it('begins the retention again when a rejected application is retried or delivered', async () => {
      for (const id of ['again', 'delivered']) {
        await fixture.outbox.add(application(id), 0)
        await fixture.outbox.rejected(id, 'HTTP 400', 1)
      }
      await pass(100)
      await fixture.outbox.delivered('delivered', 2)
      await fixture.outbox.retry('again', 2)
      await pass(100)
      expect(await fixture.outbox.eraseEnded('rejected', 50)).toBe(0)
      expect(await fixture.outbox.eraseEnded('delivered', 50)).toBe(0)
      await claimIds(2)
      await fixture.outbox.rejected('again', 'HTTP 400', 3)
      await pass(49)
      expect(await fixture.outbox.eraseEnded('rejected', 49)).toBe(0)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('delivered', 50)).toBe(1)
      await pass(49)
      expect(await fixture.outbox.eraseEnded('rejected', 50)).toBe(1)
    })

    it('counts time that two processes add once, and keeps it when it is opened again', async () => {
      const other = await driver.open(fixture.location)
      expect(await fixture.outbox.runningTime.read()).toBe(0)
      await fixture.outbox.add(application('a'), 0)
      await fixture.outbox.delivered('a', 0)
      await Promise.all([fixture.outbox.runningTime.add(60, 0), other.runningTime.add(60, 0)])
      expect(await other.runningTime.read()).toBe(60)
      await other.runningTime.add(3_650, 0)
      await other.close()
      await fixture.reopen()
      expect(await fixture.outbox.runningTime.read()).toBe(60)
      expect(await fixture.outbox.eraseEnded('delivered', 1)).toBe(0)
      expect(await fixture.outbox.eraseEnded('delivered', 0)).toBe(1)
    })

    it('erases an application in any state and neither delivers nor retries it', async () => {
      for (const id of ['waits', 'rejected', 'delivered', 'other'])
        await fixture.outbox.add(application(id), 0)
      await fixture.outbox.rejected('rejected', 'HTTP 400', 1)
      await fixture.outbox.delivered('delivered', 1)
      const ids = ['waits', 'rejected', 'delivered', 'waits', 'nobody']
      expect(await fixture.outbox.erase(ids, 10)).toMatchObject({
        erased: 3,
        inFlight: [],
        unknown: ['nobody'],
      })
      expect(await fixture.outbox.erase(['waits'], 10)).toMatchObject({
        erased: 0,
        inFlight: [],
        unknown: [],
      })
      expect(await claimIds(1_000)).toEqual(['other'])
      expect(await fixture.outbox.retry('waits', 20)).toBe(false)
      expect((await list()).map(({ id, state, isErased }) => [id, state, isErased])).toEqual([
        ['delivered', 'delivered', true],
        ['other', 'waiting', false],
        ['rejected', 'erased', true],
        ['waits', 'erased', true],
      ])
    })

    it('erases enquiries like applications', async () => {
      for (const id of ['delivered', 'waits', 'named']) await fixture.outbox.add(enquiry(id), 0)
      await fixture.outbox.delivered('delivered', 1)
      await pass(1)
      expect(await fixture.outbox.eraseEnded('delivered', 0)).toBe(1)
      expect(await fixture.outbox.erase(['waits', 'named'], 10)).toMatchObject({ erased: 2 })
      expect(
        await Promise.all(['delivered', 'waits', 'named'].map((id) => fixture.outbox.show(id))),
      ).toMatchObject(Array(3).fill({ entry: { kind: 'viewing' }, lead: null }))
    })

    it('does not erase what is being delivered, until its lease expires', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(0)
      expect(await fixture.outbox.erase(['a'], 499)).toMatchObject({
        erased: 0,
        inFlight: ['a'],
        unknown: [],
      })
      expect((await fixture.outbox.show('a'))?.lead).toEqual(application('a'))
      expect(await fixture.outbox.erase(['a'], 500)).toMatchObject({ erased: 1 })
      await fixture.outbox.failed('a', 'timeout', 600)
      expect(await list()).toMatchObject([{ state: 'erased', nextAttemptAt: null }])
    })
  })
}

/** Contract of every outbox: what is on its disk. */
export function testOutboxDisk(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver, { alone: true })

  it('has no personal data in clear on disk, in any state of the application, nor of an alert', async () => {
    for (const id of ['waits-1', 'delivered-1', 'rejected-1']) await fixture.outbox.add(application(id), 0)
    await fixture.outbox.add(enquiry('enquiry-1'), 0)
    const asks = [search('make=Thistledown'), { ...watched, name: 'Brackenrig' }]
    await keepAlert(fixture.outbox, 'fennimore@example.com', asks)
    await fixture.outbox.delivered('delivered-1', 1)
    await fixture.outbox.rejected('rejected-1', 'HTTP 422', 3)
    const open = await driver.bytes(fixture.location)
    await fixture.outbox.close()
    const closed = await driver.bytes(fixture.location)
    fixture.outbox = await driver.open(fixture.location)
    for (const bytes of [open, closed]) {
      expect(bytes.includes('waits-1')).toBe(true)
      for (const secret of [
        ...['Quillfeather', '1987-03-14', '18,507.13', 'QF12 QFE', 'Plumecart', 'surname'],
        ...['Ottoline', 'Marchbanks', '07700 900456', '2061-07-19'],
        ...['fennimore', 'Thistledown', 'Brackenrig'],
      ]) {
        expect(bytes.includes(secret)).toBe(false)
      }
    }
  })
}
