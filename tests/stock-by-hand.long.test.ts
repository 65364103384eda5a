import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import { runForecourt } from '#server/cli/testing/run-forecourt.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { startSite } from './e2e/support/start-site.ts'

/** The documented limit is three seconds; a machine that runs other tests gets more. */
const patience = { timeout: 45_000, interval: 50 }

const ids = ['addc76bc514e28b73d8ed02f00000000', 'other']
const registrations = ['AB71 CDE', 'XY19 ZZZ']

/** The commands of a dealer, on a folder of data with two vehicles of a feed, and the site on it. */
async function openShop() {
  const folder = await openTemporaryFolder()
  const feed = join(folder, 'feed.ndjson')
  const rows = ids.map((stockId, at) => {
    return { ...exampleVehicle(stockId, { registration: registrations[at] }), media: { images: [] } }
  })
  await writeFile(feed, rows.map((row) => JSON.stringify(row)).join('\n'))
  async function stock(...args: string[]): Promise<string> {
    const options = { cwd: folder, env: { DATA_DIR: folder } }
    const { stdout, stderr } = await runForecourt(['stock', ...args], options)
    return stdout + stderr
  }
  await stock('import', feed)
  const site = await startSite({ dataDir: folder })
  onTestFinished(async () => void (await site.stop('SIGKILL')))
  const page = async (id: string) => (await fetch(`${site.url}/vehicles/${id}`)).text()
  const status = async (path: string) => (await fetch(site.url + path)).status
  const shows = (id: string, text: string) =>
    vi.waitFor(async () => expect(await page(id)).toContain(text), patience)
  const becomes = (id: string, expected: number) =>
    vi.waitFor(async () => expect(await status(`/vehicles/${id}`)).toBe(expected), patience)
  return { folder, feed, stock, page, status, shows, becomes }
}

// The site is what `npm run build` made; `npm test` does so first.
// A dozen commands one after another, each followed by a wait for the site.
describe.skipIf(!existsSync('build/server/index.js'))(
  'a dealer with a running site',
  { timeout: 180_000 },
  () => {
    const [id = '', other = ''] = ids

    it('sets a price and reserves by hand, which feeds do not overwrite, and gives the vehicle back to the feed', async () => {
      const { feed, stock, page, shows } = await openShop()
      const said = await stock(
        'set',
        'ab71cde',
        '--price',
        '£9,876',
        '--state',
        'reserved',
        '--note',
        'deposit',
      )
      expect(said).toMatch(/^Hyundai Tucson AB71 CDE \(\w{11}\): £9,876.*, reserved; in the feed: /)
      await shows(id, '£9,876')
      expect(await page(id)).toContain('>Reserved<')
      await stock('import', feed, '--replace')
      await stock('set', other, '--price', '1234')
      await shows(other, '£1,234')
      expect(await page(id)).toContain('£9,876')
      expect(await stock('overrides')).toMatch(
        /price\n.*reserved.*\n {2}by hand, .*: price, reserved\n {2}deposit\n$/s,
      )
      await stock('release', 'AB71 CDE')
      await vi.waitFor(async () => expect(await page(id)).not.toContain('£9,876'), patience)
    })

    it('takes a vehicle of the feed off the site, and adds and removes one of the dealer’s own', async () => {
      const { folder, feed, stock, becomes, shows, status } = await openShop()
      await stock('remove', other)
      await becomes(other, 410)
      const file = join(folder, 'car.yml')
      await writeFile(file, 'registration: GH12 JKL\ntype: car\nmake: Kia\nmodel: Ceed\nprice: 4,995\n')
      expect(await stock('add', file)).toContain(
        'Kia Ceed GH12 JKL (GH12JKL): £4,995, available; in no feed\n',
      )
      await shows('GH12JKL', '£4,995')
      await stock('import', feed, '--replace', '--force')
      await stock('set', 'GH12 JKL', '--price', '4495')
      await shows('GH12JKL', '£4,495')
      await writeFile(file, `${await readFile(file, 'utf8')}fuel: Gas\n`)
      expect(await stock('add', file)).toContain('Not known, and kept as written: fuel "Gas".')
      expect(await status(`/vehicles/${other}`)).toBe(410)
      expect(await stock('release', 'GH12JKL')).toContain(
        '`forecourt stock remove GH12JKL` takes it off the site',
      )
      await stock('remove', 'GH12JKL')
      await becomes('GH12JKL', 410)
      await writeFile(file, 'registration: ab71 cde\ntype: car\nmake: Kia\nmodel: Ceed\nprice: 4,995\n')
      expect(await stock('add', file)).toContain('AB71 CDE')
      expect(await stock('set', 'AB99 XYZ', '--price', '1')).toContain('There is no vehicle AB99 XYZ')
    })

    it('shows the dealer’s own photos, which leave with the vehicle', async () => {
      const { folder, stock, shows, page, status } = await openShop()
      expect(await page(id)).toContain('photos soon')
      const file = join(folder, 'front.jpg')
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
        .jpeg()
        .toFile(file)
      await writeFile(join(folder, 'bad.jpg'), 'no photo')
      expect(await stock('photos', id, file, 'bad.jpg')).toContain(
        'bad.jpg is no JPEG, PNG, WebP or AVIF photo',
      )
      expect(await readdir(join(folder, 'media/photos'))).toEqual([])
      expect(await stock('photos', id, file)).toContain('1 own photo is shown.\n')
      await shows(id, '<source type="image/webp"')
      const [name] = await readdir(join(folder, 'media/photos'))
      for (const format of ['jpg', 'webp'])
        expect(await status(`/media/photos/${name}/w800.${format}`)).toBe(200)
      await stock('remove', id)
      expect(await readdir(join(folder, 'media/photos'))).toEqual([])
    })
  },
)
