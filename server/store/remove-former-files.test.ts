import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from './contract/temporary-folder.ts'
import { removeFormerFiles } from './remove-former-files.ts'

it('files of earlier releases are deleted at a start, and told once', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  const kept = ['applications.db', 'stock.copy.1700000000000.db', 'stock.db', 'stock.db-wal']
  const former = ['stock.copy.db', 'stock.public.db', 'stock.public.db-wal']
  for (const name of [...kept, ...former]) await writeFile(join(folder, name), 'x')
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  removeFormerFiles({ dataDir: folder }, log)
  removeFormerFiles({ dataDir: folder }, log)
  expect((await readdir(folder)).sort()).toEqual(kept)
  expect(lines.map((line) => JSON.parse(line).files.sort())).toEqual([former])
  await dispose()
})
