import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { stockFile } from '../store/data-files.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { importInThread } from './import-in-thread.ts'

it('stops an import that waits for another process, and leaves the stock as it was', async () => {
  const folder = await openTemporaryFolder()
  await (await openSqliteStock(stockFile(folder))).close()
  const other = new DatabaseSync(stockFile(folder))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const file = join(folder, 'feed.ndjson')
  await writeFile(file, '{}\n')
  const task = { file, stock: { dataDir: folder, databaseUrl: null } }
  let isOver = false
  // Began earlier, so it gives up earlier than the next would by itself.
  const waits = importInThread({ ...task, rejectsFile: join(folder, 'rejects') }).finally(() => {
    isOver = true
  })
  const stopped = importInThread({ ...task, rejectsFile: join(folder, 'others') }, AbortSignal.timeout(100))
  await expect(stopped).rejects.toThrow('Stopped: the stock is as it was')
  expect(isOver).toBe(false)
  other.exec('ROLLBACK')
  await waits
})
