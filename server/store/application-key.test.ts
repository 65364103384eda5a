import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadApplicationKey } from './application-key.ts'
import { openTemporaryFolder } from './contract/temporary-folder.ts'

describe('the application key', () => {
  let folder: string
  beforeEach(async () => {
    folder = await openTemporaryFolder()
  })

  it('is the configured one, and then no file is created', async () => {
    const configured = Buffer.alloc(32, 5)
    expect(await loadApplicationKey(folder, configured.toString('base64'))).toEqual(configured)
    expect(await readdir(folder)).toEqual([])
  })

  it('is created once, readable by its owner only', async () => {
    const dataDir = join(folder, 'data')
    const key = await loadApplicationKey(dataDir)
    expect(key).toHaveLength(32)
    expect(await loadApplicationKey(dataDir, null)).toEqual(key)
    expect((await stat(join(dataDir, 'application.key'))).mode & 0o777).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['application.key'])
  })

  it('is the same for processes that create it at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadApplicationKey(folder)))
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
  })

  it.each(['', 'short', Buffer.alloc(31).toString('base64'), `${'A'.repeat(43)}=*`])(
    'refuses a key file that holds %j, without repeating it',
    async (content) => {
      await writeFile(join(folder, 'application.key'), content)
      await expect(loadApplicationKey(folder)).rejects.toThrow(/application\.key.*32 bytes in base64/)
    },
  )

  it('refuses a configured key of another length and names the variable', async () => {
    await expect(loadApplicationKey(folder, 'c2hvcnQ=')).rejects.toThrow(/APPLICATION_KEY.*32 bytes/)
  })

  it('is not created again when it is lost and applications depend on it', async () => {
    await writeFile(join(folder, 'applications.db'), '')
    await expect(loadApplicationKey(folder)).rejects.toThrow(/application\.key.*missing/)
  })

  it('is an error when the file cannot be read', async () => {
    await mkdir(join(folder, 'application.key'))
    await expect(loadApplicationKey(folder)).rejects.toThrow(
      /Cannot use the application key .*application\.key/,
    )
  })
})
