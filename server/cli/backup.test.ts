import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownPhotoName } from '#domain/stock/picture-address.ts'
import { giveOwnPhotos } from '../photos/own-photos.ts'
import { backUp } from '../store/back-up.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const lead = { id: 'a', payload: { vehicleId: 'v1', vehicleDetails: {}, surname: 'Quillfeather' } }

describe('forecourt backup', () => {
  let folder: string
  let dataDir: string
  let elsewhere: string

  beforeEach(async () => {
    folder = await openTemporaryFolder()
    dataDir = join(folder, 'data')
    elsewhere = join(folder, 'large-disk')
    await mkdir(elsewhere)
    const outbox = await openOutbox({ dataDir, databaseUrl: null, applicationKey: null })
    await outbox.add(lead, 1)
    await outbox.close()
    const stock = await openStockStore({ dataDir, databaseUrl: null })
    await stock.write((writer) => writer.put([sample('v1'), sample('v2')]))
    for (const [id, background] of Object.entries({ v1: '#336699', v2: '#ff0000' })) {
      const file = join(folder, `${id}.jpg`)
      await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .jpeg()
        .toFile(file)
      await giveOwnPhotos(stock, { dataDir, files: [file] }, (images) =>
        stock.write((writer) => writer.override(id, { fields: { images: [...images] }, note: null })),
      )
    }
    await stock.close()
  })

  const run = (...words: string[]) => runForecourt(words, { env: { DATA_DIR: dataDir }, cwd: folder })

  async function moveAndLink(path: string, target: string): Promise<void> {
    await rename(path, join(elsewhere, target))
    await symlink(join(elsewhere, target), path)
  }

  /** As docs/reliability.md says: another folder, and the key. Returns the photos of the vehicles, by file. */
  async function restore(backup: string): Promise<string[]> {
    const key = await readFile(join(dataDir, 'application.key'))
    await rm(dataDir, { recursive: true })
    await rm(elsewhere, { recursive: true })
    await cp(backup, dataDir, { recursive: true, verbatimSymlinks: true })
    await writeFile(join(dataDir, 'application.key'), key, { mode: 0o600 })
    const outbox = await openOutbox({ dataDir, databaseUrl: null, applicationKey: null })
    expect((await outbox.show('a'))?.lead).toEqual(lead)
    await outbox.close()
    const stock = await openStockStore({ dataDir, databaseUrl: null })
    const names = (await stock.overrides()).flatMap(({ fields }) =>
      (fields.images ?? []).map(({ href }) => ownPhotoName(href) ?? ''),
    )
    await stock.close()
    for (const name of names) {
      const photo = sharp(join(dataDir, 'media/photos', name, 'w400.webp'))
      expect((await photo.metadata()).width).toBe(400)
    }
    return names
  }

  it('has every photo and database, whatever is a link, and is restored without the former folders', async () => {
    const [first = '', second = ''] = await readdir(join(dataDir, 'media/photos'))
    await moveAndLink(join(dataDir, 'media/photos', first), 'one-photo')
    await moveAndLink(join(dataDir, 'media/photos', second, 'w400.webp'), 'one-file.webp')
    await moveAndLink(join(dataDir, 'media/photos'), 'photos')
    await moveAndLink(join(dataDir, 'media'), 'media')
    await moveAndLink(join(dataDir, 'stock.db'), 'stock.db')
    const { code, stdout } = await run('backup', 'kept/today/')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^applications\.db, media \(20 files, 2 photos\), stock\.db are in .*\/kept\/today\napplication.key is not/,
      ),
    })
    expect(await readdir(join(folder, 'kept'))).toEqual(['today'])
    expect(await restore(join(folder, 'kept/today'))).toHaveLength(2)
  })

  it.each(['today', 'today/', './today//', 'a/../today'])('names the folder %j once', async (name) => {
    expect(await run('backup', name)).toMatchObject({ code: 0 })
    expect(await run('backup', name)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('name a new folder'),
    })
    expect(await readdir(folder)).toContain('today')
    expect(await readdir(folder)).not.toContain('today.incomplete')
    await rm(join(folder, 'today'), { recursive: true })
  })

  it.each([
    ['leads nowhere', 'gone', 'leads nowhere'],
    ['leads to a folder above itself', '..', 'above itself'],
  ])('fails where a link %s, and the name can be used again', async (_, target, message) => {
    await symlink(target, join(dataDir, 'media/photos/link'))
    const backup = () => backUp(dataDir, join(folder, 'today'), { withKey: false })
    await expect(backup()).rejects.toThrow(message)
    expect(await readdir(folder)).not.toContain('today')
    await rm(join(dataDir, 'media/photos/link'))
    expect(await backup()).toMatchObject({ photos: 2 })
  })

  it('says which photos of vehicles were missing before it', async () => {
    const [name = ''] = await readdir(join(dataDir, 'media/photos'))
    await rm(join(dataDir, 'media/photos', name), { recursive: true })
    const { stderr } = await run('backup', 'today')
    expect(stderr).toContain(`though vehicles have them: the photos ${name}\n`)
    expect(await readdir(folder)).toContain('today')
  })
})
