import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from '../../support/copy-project.ts'

/**
 * A copy of this project as its next version would be: with one more migration of each database, of the kind that a
 * release may have (a column with a default and a table). So the version that is under test is the former one, and no
 * history of the repository is needed.
 */
export async function createNextVersion(folder: string): Promise<void> {
  await copyProject(folder, ['build'])
  await addMigration(folder, 'server/store/sqlite/outbox-schema.ts', 'lead')
  await addMigration(folder, 'server/store/sqlite/stock-schema.ts', 'vehicle')
}

async function addMigration(folder: string, path: string, table: string): Promise<void> {
  const file = join(folder, path)
  const source = await readFile(file, 'utf8')
  const migration = `ALTER TABLE ${table} ADD COLUMN of_next_version INTEGER NOT NULL DEFAULT 0; CREATE TABLE next_version (at INTEGER) STRICT;`
  const changed = source.replace(/migrations: \[([^\]]+)\]/, `migrations: [$1, '${migration}']`)
  if (changed === source) throw new Error(`${path} has no list of migrations where it is expected`)
  await writeFile(file, changed)
}
