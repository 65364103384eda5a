import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sample } from '../contract/sample-stock.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { type NotificationInbox, openSqliteInbox } from './notification-inbox.ts'

const dayMs = 86_400_000

describe('the inbox of notifications', () => {
  let file: string
  let dispose: () => Promise<void>
  let inbox: NotificationInbox
  beforeEach(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    file = join(temporary.folder, 'notifications.db')
    inbox = await openSqliteInbox(file)
  })
  afterEach(async () => {
    await inbox.close()
    await dispose()
  })

  const add = (event: string, now = 0) => inbox.add({ event, prepared: sample(event) }, now)
  const waiting = async () => (await inbox.waiting(10)).map(({ event }) => event)
  const applyAll = async (now: number) => {
    const keys = (await inbox.waiting(10)).map(({ key }) => key)
    await inbox.markApplied(keys, now)
  }

  it('returns whole records in the order of arrival, until they are applied', async () => {
    await Promise.all(['b', 'a', 'c'].map((event) => add(event)))
    expect(await inbox.waiting(1)).toMatchObject([{ event: 'b', prepared: sample('b') }])
    expect(await waiting()).toEqual(['b', 'a', 'c'])
    await applyAll(0)
    expect(await waiting()).toEqual([])
  })

  it('is there after closing and opening again', async () => {
    await add('a')
    await inbox.close()
    inbox = await openSqliteInbox(file)
    expect(await waiting()).toEqual(['a'])
  })

  it('accepts an event once, for a week after its arrival', async () => {
    expect([await add('a'), await add('a')]).toEqual([true, false])
    await applyAll(0)
    await inbox.markApplied([], 7 * dayMs)
    expect(await add('a', 7 * dayMs)).toBe(false)
    await inbox.markApplied([], 7 * dayMs + 1)
    expect(await add('a', 7 * dayMs + 1)).toBe(true)
  })

  it('keeps waiting notifications for any length of time', async () => {
    await add('a')
    await inbox.markApplied([], 30 * dayMs)
    expect(await waiting()).toEqual(['a'])
  })
})
