import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { report } from '../support/figures.ts'

const script = fileURLToPath(new URL('../../../deploy/backup/try-postgres.sh', import.meta.url))
const binaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'

it('restores PostgreSQL to the moment before a table was dropped', async ({ onTestFinished }) => {
  if (!existsSync(`${binaries}/pg_basebackup`))
    throw new Error(
      `There is no ${binaries}/pg_basebackup: apt-get install postgresql-15, or set POSTGRES_BIN`,
    )
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  // Run by root, the database has another user, who must reach its folder.
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'chmod 755 "$1" && exec "$0" "$1/try" 4790',
    script,
    folder,
  ])
  const figure = stdout.trim().split('\n').at(-1) ?? ''
  report({
    what: 'PostgreSQL: base backup under load, restored to a point in time',
    bar: 'as of that moment',
    figure,
  })
  expect(figure).toMatch(/^written \d+, before the moment \d+, restored \d+$/)
})
