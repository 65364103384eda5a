import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { runProcess } from '../cli/testing/run-forecourt.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { giveOwnPhotos, type OwnPhoto, sweepPhotos, willLosePhotos } from './own-photos.ts'

const day = 24 * 60 * 60_000

describe('own photos', () => {
  let dataDir: string
  let store: StockStore
  beforeEach(async () => {
    dataDir = await openTemporaryFolder()
    store = await open()
    await store.write((writer) => writer.put(['a', 'b', 'c'].map((id) => sample(id))))
    for (const [name, background] of Object.entries({ shared: '#336699', red: '#ff0000', blue: '#0000ff' }))
      await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .jpeg()
        .toFile(file(name))
  })

  async function open(): Promise<StockStore> {
    const opened = await openStockStore({ dataDir, databaseUrl: null })
    onTestFinished(() => opened.close())
    return opened
  }
  const file = (name: string) => join(dataDir, `${name}.jpg`)
  const folder = () => join(dataDir, 'media/photos')
  const left = async () => (await readdir(folder())).toSorted()

  /** As a change by hand does: the former photos are in doubt in the write that takes them. */
  async function record(id: string, images: readonly OwnPhoto[], by = store): Promise<void> {
    await by.write(async (writer) => {
      const former = (await by.overrides()).find((each) => each.id === id)?.fields.images ?? []
      await willLosePhotos(dataDir, former)
      await writer.override(id, images.length > 0 ? { fields: { images: [...images] }, note: null } : null)
    })
    await sweepPhotos(by, dataDir)
  }
  const give = (id: string, names: string[], by = store) =>
    giveOwnPhotos(by, { dataDir, files: names.map(file) }, (photos) => record(id, photos, by))

  /** Folders of the photos that vehicles have. */
  async function recorded(): Promise<string[]> {
    const images = (await store.overrides()).flatMap(({ fields }) => fields.images ?? [])
    return [...new Set(images.map(({ href }) => href.split('/')[3] ?? ''))].toSorted()
  }

  it('that two vehicles share stay until neither has them', async () => {
    await give('a', ['shared', 'red'])
    await give('b', ['shared'])
    await give('a', ['blue'])
    expect(await left()).toEqual(await recorded())
    expect(await left()).toHaveLength(2)
    await record('b', [])
    expect(await left()).toHaveLength(1)
    await record('a', [])
    expect(await left()).toEqual([])
  })

  it('are not swept by another process before they are recorded', async () => {
    await give('a', ['shared'])
    const other = await open()
    await giveOwnPhotos(store, { dataDir, files: [file('shared')] }, async (photos) => {
      // Nobody has the photo now, and its files are kept for `b`.
      await record('a', [], other)
      expect(await left()).toContain(photos[0]?.href.split('/')[3])
      await record('b', photos)
    })
    expect(await left()).toEqual(await recorded())
    expect(await left()).toHaveLength(1)
  })

  it('of several commands at once are all there in the end', async () => {
    await give('a', ['shared'])
    const photos = (id: string, ...names: string[]) =>
      runProcess(['stock', 'photos', id, ...names.map(file)], { env: { DATA_DIR: dataDir } })
    const ran = await Promise.all([photos('a', 'red'), photos('b', 'shared'), photos('c', 'blue', 'shared')])
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await left()).toEqual(await recorded())
    expect(await left()).toHaveLength(3)
  })

  it('that a killed command has left are swept by the next, whatever it does', async () => {
    await give('a', ['red'])
    const script = `
      import { giveOwnPhotos } from ${JSON.stringify(join(import.meta.dirname, 'own-photos.ts'))}
      import { openStockStore } from ${JSON.stringify(join(import.meta.dirname, '../store/open-stock-store.ts'))}
      const store = await openStockStore(${JSON.stringify({ dataDir, databaseUrl: null })})
      await giveOwnPhotos(store, ${JSON.stringify({ dataDir, files: [file('shared'), file('red')] })}, () => {
        console.log('kept')
        return new Promise(() => setInterval(() => undefined, 1_000))
      })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    await mkdir(join(folder(), '.new-killed'))
    await writeFile(join(folder(), '.new-killed', 'w200.jpg'), 'a part')
    expect(await left()).toHaveLength(4)
    await record('b', [])
    expect(await left()).toEqual(await recorded())
  })

  it('that cannot be recorded are deleted, and those of the vehicle stay', async () => {
    await give('a', ['red'])
    const failed = giveOwnPhotos(store, { dataDir, files: [file('blue'), file('red')] }, async () => {
      throw new Error('too many')
    })
    await expect(failed).rejects.toThrow('too many')
    expect(await left()).toEqual(await recorded())
  })

  it('that nobody has noted as unused stay, for instance beside a new stock', async () => {
    await give('a', ['red'])
    await store.write((writer) => writer.override('a', null))
    await sweepPhotos(store, dataDir)
    expect(await left()).toHaveLength(1)
  })

  it('of a vehicle leave 30 days after it', async () => {
    await give('a', ['red'])
    await store.write((writer) => writer.remove('a'))
    await sweepPhotos(store, dataDir, Date.now() + 29 * day)
    expect(await left()).toHaveLength(1)
    await sweepPhotos(store, dataDir, Date.now() + 31 * day)
    expect(await left()).toEqual([])
  })
})
