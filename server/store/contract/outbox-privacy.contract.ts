import { describe, expect, it } from 'vitest'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'
import { application } from './sample-application.ts'
import { enquiry } from './sample-enquiry.ts'

/** Contract of every outbox: erasing. */
export function testOutboxPrivacy(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)
  const { claimIds, list } = fixture

  describe('checking whether it can write', () => {
    it('reports that it can, and adds nothing to the list', async () => {
      await fixture.outbox.add(application('a'), 0)
      expect(await fixture.outbox.checkWritable(60_000)).toEqual({ state: 'writable' })
      expect(await list()).toHaveLength(1)
    })
  })

  describe('privacy', () => {
    it('erases what was delivered before an instant, and nothing else', async () => {
      for (const id of ['old', 'new', 'waiting', 'rejected']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.delivered('old', 99)
      await fixture.outbox.delivered('new', 100)
      await fixture.outbox.rejected('rejected', 'HTTP 400', 3)
      expect(await fixture.outbox.eraseOld('delivered', 100, 200)).toBe(1)
      expect(await fixture.outbox.eraseOld('delivered', 100, 200)).toBe(0)
      expect(await fixture.outbox.show('old')).toMatchObject({
        entry: { state: 'delivered' },
        lead: null,
      })
      for (const id of ['new', 'waiting', 'rejected']) {
        expect((await fixture.outbox.show(id))?.lead).toEqual(application(id))
      }
    })

    it('erases what was rejected or accepted before an instant, by state', async () => {
      for (const id of ['waits', 'rejected']) await fixture.outbox.add(application(id), 0)
      await fixture.outbox.rejected('rejected', 'HTTP 400', 50)
      await fixture.outbox.add(application('new'), 60)
      expect(await fixture.outbox.eraseOld('rejected', 50, 200)).toBe(0)
      expect(await fixture.outbox.eraseOld('rejected', 51, 200)).toBe(1)
      expect((await fixture.outbox.show('waits'))?.lead).toEqual(application('waits'))
      expect(await fixture.outbox.eraseOld('waiting', 60, 200)).toBe(1)
      expect((await list('erased')).map(({ id }) => id)).toEqual(['rejected', 'waits'])
      expect((await list('waiting')).map(({ id }) => id)).toEqual(['new'])
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
      expect(await fixture.outbox.eraseOld('delivered', 2, 10)).toBe(1)
      expect(await fixture.outbox.erase(['named'], 10)).toMatchObject({ erased: 1 })
      expect(await fixture.outbox.eraseOld('waiting', 1, 10)).toBe(1)
      expect(
        await Promise.all(['delivered', 'waits', 'named'].map((id) => fixture.outbox.show(id))),
      ).toMatchObject(Array(3).fill({ entry: { kind: 'viewing' }, lead: null }))
    })

    it('does not erase what is being delivered, until its lease expires', async () => {
      await fixture.outbox.add(application('a'), 0)
      await claimIds(0)
      expect(await fixture.outbox.eraseOld('waiting', 100, 499)).toBe(0)
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

  it('has no personal data in clear on disk, in any state of the application', async () => {
    for (const id of ['waits-1', 'delivered-1', 'rejected-1']) await fixture.outbox.add(application(id), 0)
    await fixture.outbox.add(enquiry('enquiry-1'), 0)
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
      ]) {
        expect(bytes.includes(secret)).toBe(false)
      }
    }
  })
}
