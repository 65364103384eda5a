import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NotificationInbox } from '../notification-inbox.ts'
import type { InboxDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'

const dayMs = 86_400_000

/** Contract of every inbox of notifications. */
export function testInbox(driver: InboxDriver): void {
  let location: string
  let dispose: () => Promise<void>
  let inbox: NotificationInbox
  beforeEach(async () => {
    ;({ location, dispose } = await driver.createPlace())
    inbox = await driver.open(location)
  })
  afterEach(async () => {
    await inbox.close()
    await dispose()
  })

  const add = (event: string, now = 0) => inbox.add({ event, prepared: sample(event) }, now)
  const waiting = async () => (await inbox.waiting(10)).map(({ event }) => event)
  const applyAll = (now: number) => inbox.applyOldest(10, async () => undefined, now)

  it('returns whole records in the order of arrival, until they are applied', async () => {
    for (const event of ['b', 'a', 'c']) await add(event)
    expect(await inbox.waiting(1)).toMatchObject([{ event: 'b', prepared: sample('b') }])
    expect(await waiting()).toEqual(['b', 'a', 'c'])
    const applied: string[] = []
    const count = await inbox.applyOldest(
      2,
      async (some) => {
        for (const { event, prepared } of some) {
          expect(prepared).toMatchObject(sample(event))
          applied.push(event)
        }
      },
      0,
    )
    expect([count, applied]).toEqual([2, ['b', 'a']])
    expect(await waiting()).toEqual(['c'])
    expect([await applyAll(0), await applyAll(0)]).toEqual([1, 0])
  })

  it('keeps what could not be applied', async () => {
    await add('a')
    const failing = inbox.applyOldest(10, () => Promise.reject(new Error('The stock is locked')), 0)
    await expect(failing).rejects.toThrow('The stock is locked')
    expect(await waiting()).toEqual(['a'])
    expect(await applyAll(0)).toBe(1)
  })

  it('is there after closing and opening again', async () => {
    await add('a')
    await inbox.close()
    inbox = await driver.open(location)
    expect(await waiting()).toEqual(['a'])
  })

  it('accepts an event once, for a week after its arrival', async () => {
    expect([await add('a'), await add('a')]).toEqual([true, false])
    await applyAll(0)
    await add('b', 7 * dayMs)
    await applyAll(7 * dayMs)
    expect(await add('a', 7 * dayMs)).toBe(false)
    await add('c', 7 * dayMs)
    await applyAll(7 * dayMs + 1)
    expect(await add('a', 7 * dayMs + 1)).toBe(true)
  })

  it('keeps waiting notifications for any length of time', async () => {
    await add('a')
    await add('b')
    await inbox.applyOldest(1, async () => undefined, 30 * dayMs)
    expect(await waiting()).toEqual(['b'])
  })
}
