import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { holdCopy } from './held-copy.ts'
import { makeCopy, newestCopy, removeCopy } from './mirror-file.ts'

async function openFolder() {
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  const base = join(folder, 'stock.copy.db')
  const make = (change: number) =>
    makeCopy(base, async (db) => {
      db.prepare('UPDATE revision SET change = ?').run(change)
      db.exec(`INSERT INTO copied_from (only, database) VALUES (1, 'a database')`)
      return true
    })
  function hold() {
    const held = holdCopy(base, pino({ level: 'silent' }), () => undefined)
    onTestFinished(held.close)
    return held
  }
  const copies = () => readdirSync(folder).filter((name) => /^stock\.copy\.\d+\.db$/.test(name))
  return { folder, base, make, hold, copies }
}

it('a copy that was lost is replaced by the one that another process has made', async () => {
  const { base, make, hold } = await openFolder()
  await make(1)
  const held = hold()
  expect((await held.read()).change).toBe(1)
  removeCopy(newestCopy(base)?.file ?? '')
  expect(await held.read()).toEqual({ change: 1, writeToken: null, database: null })
  expect(held.isDamaged()).toBe(true)
  await make(2)
  expect((await held.read()).change).toBe(2)
  expect(held.isDamaged()).toBe(false)
})

it('older copies that a process has left are deleted when the newest is opened', async () => {
  const { folder, base, make, hold, copies } = await openFolder()
  for (const name of ['stock.copy.db', 'stock.copy.1000.db', 'stock.copy.1000.db-wal'])
    writeFileSync(join(folder, name), '')
  await make(1)
  const newest = basename(newestCopy(base)?.file ?? '')
  for (const name of ['stock.copy.2000.db', 'stock.copy.2000.db-wal']) writeFileSync(join(folder, name), '')
  expect(copies()).toHaveLength(2)
  await hold().read()
  expect(copies()).toEqual([newest])
  expect(readdirSync(folder).filter((name) => name.includes('2000'))).toEqual([])
})
