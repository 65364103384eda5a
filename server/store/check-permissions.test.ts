import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { withStock } from '../cli/with-stock.ts'
import { loadApplicationKey } from './application-key.ts'
import { warnOfPermissions } from './check-permissions.ts'
import { openTemporaryFolder } from './contract/temporary-folder.ts'
import { openSqliteOutbox } from './sqlite/outbox.ts'

describe('the permissions of private files', () => {
  let folder: string
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  beforeEach(async () => {
    folder = await openTemporaryFolder()
    lines.length = 0
  })

  const warnings = () => {
    warnOfPermissions({ dataDir: folder }, log)
    return lines.splice(0).map((line) => JSON.parse(line).command as string)
  }

  it('are correct in a folder that the site created', async () => {
    folder = join(folder, 'data')
    const key = await loadApplicationKey(folder)
    await (await openSqliteOutbox(join(folder, 'applications.db'), key)).close()
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(warnings()).toEqual([])
  })

  it('are correct in a folder that the first import created', async () => {
    const dataDir = join(folder, 'site', 'data')
    await withStock({ dataDir, databaseUrl: null }, async () => {})
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it.each(['application.key', 'applications.db', 'applications.audit.ndjson'])(
    'are warned about when others can read %s, with the command that corrects it',
    async (name) => {
      const file = join(folder, name)
      await writeFile(file, '')
      for (const mode of [0o640, 0o604, 0o666]) {
        await chmod(file, mode)
        expect(warnings()).toEqual([`chmod 600 ${file}`])
      }
      await chmod(file, 0o600)
      expect(warnings()).toEqual([])
    },
  )

  it('are warned about when others can replace files in the folder', async () => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    folder = dataDir
    for (const mode of [0o775, 0o757]) {
      await chmod(dataDir, mode)
      expect(warnings()).toEqual([`chmod go-w ${dataDir}`])
    }
    await chmod(dataDir, 0o755)
    expect(warnings()).toEqual([])
  })
})
