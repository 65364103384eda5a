import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import { importStock } from '../feed/import-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { importFeed } from './import-feed.ts'
import { exportStock } from './stock-export.ts'
import { countStock } from './stock-stats.ts'
import { collectOutput, runForecourt } from './testing/run-forecourt.ts'
import { withStock } from './with-stock.ts'

const now = new Date('2026-11-20T12:00:00Z')
const vehicles = ['Ford', 'Ford', 'Fiat'].map((make, index) => {
  return exampleVehicle(`vehicle-${index}`, { make })
})

/** A new folder with `feed.json`, which is the working folder and the DATA_DIR of the command. */
async function openDealer() {
  const folder = await openTemporaryFolder()
  const feed = join(folder, 'feed.json')
  await writeFile(feed, JSON.stringify({ results: [...vehicles, { metadata: { stockId: 'no-make' } }] }))

  const env: Record<string, string> = { DATA_DIR: folder }
  const place = { dataDir: folder, databaseUrl: null }
  const stock = (...args: string[]) => runForecourt(['stock', ...args], { cwd: folder, env })
  const fill = () => withStock(place, (store) => importStock(feed, store, { now }))
  return { folder, env, feed, place, fill, stock }
}

describe('forecourt stock', () => {
  it('imports a feed, and reports the counts and the rejects file', async () => {
    const { folder, stock } = await openDealer()
    const { code, stdout } = await stock('import', 'feed.json')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^4 rows read in [\d.]+ s\n {2}3 added\n {2}1 rejected\n/)
    expect(stdout).toContain('The reasons are in feed.json.rejects.ndjson')
    expect(await readFile(join(folder, 'feed.json.rejects.ndjson'), 'utf8')).toContain('Make is missing')
  })

  it('warns of pictures on hosts that PICTURE_HOSTS does not name', async () => {
    const { env, stock } = await openDealer()
    const warning = 'Pages and exports do not have the pictures from images.example (3).'
    expect((await stock('import', 'feed.json')).stdout).toContain(warning)
    env.PICTURE_HOSTS = 'images.example'
    const listed = await stock('import', 'feed.json', '--json')
    expect(JSON.parse(listed.stdout).hiddenPictures).toEqual({})
  })

  it('prints the summary as JSON, and writes the rejects as CSV', async () => {
    const { folder, stock } = await openDealer()
    const { stdout } = await stock('import', 'feed.json', '--json', '--rejects', 'why.csv')
    expect(JSON.parse(stdout)).toMatchObject({ read: 4, added: 3, rejected: 1, rejects: 'why.csv' })
    const lines = (await readFile(join(folder, 'why.csv'), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('line,record,id,outcome,field,reason')
    expect(lines[1]).toBe('1,4,no-make,row rejected,vehicle.make,Make is missing')
  })

  it('exits with 1 and one line when the feed cannot be read', async () => {
    const { stock } = await openDealer()
    expect(await stock('import', 'absent.json')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no file absent.json\n',
    })
  })

  it('exports to standard output or a file, which --force replaces and whose import changes nothing', async () => {
    const { feed, place, fill, stock } = await openDealer()
    await fill()
    const from = { ...place, publicUrl: null, pictureHosts: [] }
    const refused = exportStock(from, feed, { format: 'ndjson' }, collectOutput().io)
    await expect(refused).rejects.toThrow('already exists; --force replaces it')
    await exportStock(from, feed, { format: 'ndjson', force: true }, collectOutput().io)
    expect(await stock('export', '-')).toEqual({ code: 0, stdout: await readFile(feed, 'utf8'), stderr: '' })
    const again = await withStock(place, (store) => importStock(feed, store, { now, replace: true }))
    expect(again).toMatchObject({ read: 3, unchanged: 3, removed: 0 })
  })

  it('exports for Google with the addresses of pages, and says on standard error what vehicles lack', async () => {
    const { env, folder, fill, stock } = await openDealer()
    await fill()
    const google = ['export', 'out.csv', '--format', 'google-vehicle-ads']
    expect(await stock(...google)).toMatchObject({ code: 1, stderr: expect.stringContaining('PUBLIC_URL') })
    env.PUBLIC_URL = 'https://www.dealer.example'
    const { code, stdout, stderr } = await stock(...google)
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toContain('3 vehicles left out: a required field is missing')
    expect(stderr).toContain('missing store_code (required): 3 vehicles: vehicle-0, vehicle-1, vehicle-2\n')
    expect(await stock(...google)).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') })
    env.PICTURE_HOSTS = 'images.example'
    const included = await stock(...google, '--force', '--incomplete', 'include')
    expect(included.stderr).toContain('3 vehicles exported')
    const rows = (await readFile(join(folder, 'out.csv'), 'utf8')).split('\r\n')
    expect(rows[1]).toContain('https://www.dealer.example/vehicles/vehicle-0')
    expect(rows[1]).toContain('https://images.example/w1200/1.jpg')
  })

  it('counts the stock by type, state and make', async () => {
    const { place, fill } = await openDealer()
    await fill()
    expect(await withStock(place, countStock)).toEqual({
      vehicles: 3,
      change: 1,
      types: { car: 3 },
      states: { forecourt: 3 },
      makes: { Ford: 2, Fiat: 1 },
      makesByType: { car: { Ford: 2, Fiat: 1 } },
    })
  })

  it('lists the 20 most common makes of each type in one spelling, and all makes with --all', async () => {
    const { folder, place, stock } = await openDealer()
    const makes = Array.from({ length: 24 }, (_, i) => `Make ${i}`)
    const records = ['KIA', 'Kia', 'KIA', 'Kia', ...makes].map((make, index) => {
      return exampleVehicle(`vehicle-${index}`, { make, vehicleType: make === 'Make 23' ? 'Van' : 'Car' })
    })
    const feed = join(folder, 'makes.json')
    await writeFile(feed, JSON.stringify(records))
    await withStock(place, (store) => importStock(feed, store, { now }))
    const { stdout } = await stock('stats')
    expect(stdout).toContain('\ncar: 27\n          4 Kia\n')
    expect(stdout).toContain('\n  and 4 more makes, with --all\n\nvan: 1\n          1 Make 23\n')
    expect(stdout.match(/Make \d+/g)).toHaveLength(20)
    const all = (await stock('stats', '--all')).stdout
    expect(all.match(/Make \d+/g)).toHaveLength(24)
    expect(all).not.toContain('KIA')
  })

  it('leaves the stock as it was when stopped by Ctrl-C', async () => {
    const { folder, place, fill } = await openDealer()
    await fill()
    const server = createServer((_, answer) => {
      answer.write(`${JSON.stringify({ ...vehicles[0], metadata: { stockId: 'new' } })}\n`.repeat(100))
      process.emit('SIGINT')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
    const config = { ...place, pictureHosts: [], feedPrivateHosts: ['127.0.0.1'] }
    const flags = { json: true, rejects: join(folder, 'other') } as const
    expect(await importFeed(url, config, flags, collectOutput().io)).toBe(130)
    expect(await withStock(place, countStock)).toMatchObject({ vehicles: 3, change: 1 })
    expect(existsSync(join(folder, 'other'))).toBe(false)
  })
})
