import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { createFolderLock } from './folder-lock.ts'

it('lets one of two sites of a folder do the jobs, says so in the other, and hands them over', async () => {
  const dataDir = await openTemporaryFolder()
  const log = { info: vi.fn(), warn: vi.fn() }
  const open = () => createFolderLock(join(dataDir, 'site.lock'), { log, dataDir, retryMs: 5 })
  const done: string[] = []
  const job = (name: string) => () => {
    done.push(`${name} starts`)
    return () => void done.push(`${name} stops`)
  }
  const [first, second] = [open(), open()]
  const stopFirst = [first('poll-feed', job('first polls')), first('erase-leads', job('first erases'))]
  const stopSecond = second('poll-feed', job('second polls'))
  expect(done).toEqual(['first polls starts', 'first erases starts'])
  expect(log.warn.mock.calls).toEqual([
    [{ folder: dataDir }, expect.stringContaining('another site works on this DATA_DIR')],
  ])
  await stopFirst[0]?.()
  expect(done).not.toContain('second polls starts')
  await stopFirst[1]?.()
  await vi.waitFor(() => expect(done).toContain('second polls starts'), { timeout: 45_000 })
  expect(log.warn).toHaveBeenCalledTimes(1)
  await stopSecond()
  expect(done.at(-1)).toBe('second polls stops')
  const stopThird = open()('poll-feed', job('third polls'))
  expect(done.at(-1)).toBe('third polls starts')
  await stopThird()
})
