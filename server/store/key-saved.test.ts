import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createKey, loadApplicationKey } from './application-key.ts'
import { openTemporaryFolder } from './contract/temporary-folder.ts'
import { savedKeyFile } from './data-files.ts'
import { isKeySaved, noteKeySaved } from './key-saved.ts'
import { keepLastBackup, readLastBackup } from './last-backup.ts'

it('is said of one key, and has to be said of the next one again', async () => {
  const dataDir = await openTemporaryFolder()
  const place = { dataDir, applicationKey: null }
  expect(await isKeySaved(place)).toBeNull()
  await noteKeySaved(place)
  const key = Buffer.from(await loadApplicationKey(dataDir)).toString('base64')
  expect(await isKeySaved(place)).toBe(false)
  await noteKeySaved(place)
  expect(await isKeySaved(place)).toBe(true)
  expect(await isKeySaved({ dataDir, applicationKey: Buffer.from(createKey()).toString('base64') })).toBe(
    false,
  )
  expect(await readFile(savedKeyFile(dataDir), 'utf8')).not.toContain(key)
})

it('the last backup is known until the next, and none where its note is damaged', async () => {
  const dataDir = await openTemporaryFolder()
  expect(await readLastBackup(dataDir)).toBeNull()
  await keepLastBackup(dataDir, { at: 5, folder: '/backups/1' })
  await keepLastBackup(dataDir, { at: 6, folder: '/backups/2' })
  expect(await readLastBackup(dataDir)).toEqual({ at: 6, folder: '/backups/2' })
})
