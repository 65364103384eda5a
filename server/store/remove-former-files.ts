import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'

/** What earlier releases made from the stock and this one does not read. It may be as large as the stock. */
const formerFiles = ['stock.public.db', 'stock.copy.db'].flatMap((name) => [
  name,
  `${name}-wal`,
  `${name}-shm`,
])

export function removeFormerFiles({ dataDir }: { dataDir: string }, log: Log): void {
  const found = formerFiles.filter((name) => statSync(join(dataDir, name), { throwIfNoEntry: false }))
  if (found.length === 0) return
  for (const name of found) rmSync(join(dataDir, name), { force: true })
  log.info({ files: found }, 'files of an earlier release deleted')
}
