import { open } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/** So that all pages are copied in one step: with more, each commit of a running site would begin the copy again. */
const allPages = 2 ** 31 - 1

/**
 * Copies a database, also while other processes write to it. The copy is that of one moment, checked and on disk when
 * this resolves; only its owner can read it.
 *
 * @throws {Error} when a file cannot be read or written, or the copy is damaged.
 */
export async function backUpDatabase(file: string, copy: string): Promise<void> {
  const created = await open(copy, 'wx', 0o600)
  await created.close()
  const source = new DatabaseSync(file, { readOnly: true, timeout: 30_000 })
  try {
    await backup(source, copy, { rate: allPages })
  } finally {
    source.close()
  }
  checkCopy(copy)
  const handle = await open(copy, 'r+')
  await handle.sync()
  await handle.close()
}

/** @throws {Error} that says what is damaged. */
function checkCopy(file: string): void {
  const db = new DatabaseSync(file)
  try {
    // One file without a log beside it.
    db.exec('PRAGMA journal_mode = DELETE')
    const faults = db.prepare('PRAGMA integrity_check(3)').all().flatMap(Object.values)
    if (faults.join() !== 'ok') throw new Error(`${file} is damaged: ${faults.join('; ')}`)
  } finally {
    db.close()
  }
}
