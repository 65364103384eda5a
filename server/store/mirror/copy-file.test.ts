import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { makeCopy, newestCopy, removeCopy } from './copy-file.ts'
import type { CopyState } from './database-state.ts'
import { followDatabase } from './follow-database.ts'

const untilTrue = (check: () => void) => vi.waitFor(check, { timeout: 300_000, interval: 10 })

async function openFolder() {
  const folder = await openTemporaryFolder()
  const base = join(folder, 'stock.copy.db')
  return {
    folder,
    /** As another process of the machine does, whose database answers. Returns its path. */
    async make(): Promise<string> {
      await makeCopy(base, async (db) => {
        db.exec(
          `UPDATE revision SET change = 1; INSERT INTO copied_from (only, database) VALUES (1, 'a database')`,
        )
        return true
      })
      return newestCopy(base) ?? ''
    },
    /** Its database is away, so it can make no copy itself. Returns the path of the copy that it has. */
    follow(): () => string | null {
      let copy: CopyState | null = null
      const follower = followDatabase({
        file: base,
        databaseUrl: 'postgres://127.0.0.1:1/none',
        readDatabaseUrl: null,
        log: pino({ level: 'silent' }),
        onState: (state) => {
          copy = state.copy
        },
        onLost: () => undefined,
        timing: { pollMs: 5 },
      })
      onTestFinished(follower.stop)
      return () => copy?.file ?? null
    },
  }
}

it('a copy that was lost is replaced by the one that another process has made', async () => {
  const { make, follow } = await openFolder()
  const first = await make()
  const copy = follow()
  await untilTrue(() => expect(copy()).toBe(first))
  removeCopy(first)
  await untilTrue(() => expect(copy()).toBeNull())
  const second = await make()
  expect(second).not.toBe(first)
  await untilTrue(() => expect(copy()).toBe(second))
})

it('older copies that a process has left are deleted when the newest is opened', async () => {
  const { folder, make, follow } = await openFolder()
  const newest = await make()
  for (const name of ['stock.copy.1000.db', 'stock.copy.1000.db-wal', 'stock.copy.1000.db-shm'])
    writeFileSync(join(folder, name), '')
  const copy = follow()
  await untilTrue(() => expect(copy()).toBe(newest))
  const copies = readdirSync(folder).filter((name) => /^stock\.copy\.\d+\.db/.test(name))
  expect(copies.filter((name) => !name.startsWith(basename(newest)))).toEqual([])
  expect(copies).toContain(basename(newest))
})
