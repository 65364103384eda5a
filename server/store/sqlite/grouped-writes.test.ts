import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { createGroupedWrites, type GroupedWrites } from './grouped-writes.ts'

describe('grouped writes', () => {
  let db: DatabaseSync
  let observer: DatabaseSync
  let writes: GroupedWrites
  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    const file = join(folder, 'test.db')
    db = new DatabaseSync(file)
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE thing (name TEXT)')
    observer = new DatabaseSync(file)
    writes = createGroupedWrites(db, 50)
  })
  afterEach(async () => {
    db.close()
    observer.close()
  })

  const add = (name: string) =>
    writes.write(() => {
      db.prepare('INSERT INTO thing VALUES (?)').run(name)
      return { name, committed: committed().length }
    })
  const committed = () =>
    observer
      .prepare('SELECT name FROM thing')
      .all()
      .map(({ name }) => name)

  it('share one commit when they wait together, and each has its own result', async () => {
    const answers = await Promise.all([add('a'), add('b'), add('c')])
    expect(answers).toEqual([
      { name: 'a', committed: 0 },
      { name: 'b', committed: 0 },
      { name: 'c', committed: 0 },
    ])
    expect(committed()).toEqual(['a', 'b', 'c'])
    expect(await add('d')).toEqual({ name: 'd', committed: 3 })
  })

  it('fail and are rolled back together, without effect on the next', async () => {
    const failing = writes.write(() => {
      throw new Error('disk full')
    })
    const outcomes = await Promise.allSettled([add('a'), failing, add('b')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(committed()).toEqual([])
    await add('c')
    expect(committed()).toEqual(['c'])
  })

  it('fail when the file stays locked, and succeed once it is free', async () => {
    observer.exec('BEGIN IMMEDIATE')
    await expect(add('a')).rejects.toThrow('being written by another process')
    observer.exec('ROLLBACK')
    await add('b')
    expect(committed()).toEqual(['b'])
  })

  it('are done when idle resolves', async () => {
    const added = [add('a'), add('b')]
    await writes.idle()
    expect(committed()).toEqual(['a', 'b'])
    await Promise.all(added)
  })
})
