import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { command } from '../e2e/support/command.ts'
import { freePort } from '../support/free-port.ts'
import { auditWhenDelivered, nothingWrong } from './support/audit.ts'
import { report } from './support/figures.ts'
import { startLoad } from './support/load.ts'
import { prepareSite } from './support/prepare-site.ts'
import { createRandom } from './support/random.ts'

const [node, bin] = command

// The site is what `npm run build` made; `npm test` does so first.
describe.skipIf(!existsSync('build/server/index.js'))('a backup that is made under load', () => {
  // Two starts of the site, and the delivery of all that was acknowledged.
  it('restores every application acknowledged before it, and the stock', {
    timeout: 180_000,
  }, async (context) => {
    const random = createRandom('backup')
    const { dataDir, service, site: createSite } = await prepareSite(context)
    const port = await freePort()
    const backup = (folder: string, ...options: string[]) =>
      promisify(execFile)(node, [bin, 'backup', folder, ...options], { env: { DATA_DIR: dataDir } })
    // Nothing is delivered before the restore, so all that the lead service receives comes from the backup.
    const site = createSite({ port, env: { LEAD_SERVICE_URL: '' } })
    await site.startAndWait()
    const load = startLoad({ urls: [site.url], random, pauseMs: 10 })
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(10), 45_000)
    const before = [...load.acknowledged]
    const folder = `${dataDir}-backup`
    const { stdout } = await backup(folder)
    expect(stdout).toContain('application.key is not')
    await sleep(200)
    await site.kill()
    expect(await readdir(folder)).toEqual(['applications.db', 'media', 'stock.db'])
    expect((await stat(join(folder, 'applications.db'))).mode & 0o777).toBe(0o600)

    // As docs/reliability.md says: another folder, the backup, and the key.
    const restored = `${dataDir}-restored`
    await cp(folder, restored, { recursive: true })
    await cp(join(dataDir, 'application.key'), join(restored, 'application.key'))
    const again = createSite({ port, dataDir: restored })
    await again.startAndWait()
    await load.stop()
    const { acknowledged, sent } = load
    const verdict = await auditWhenDelivered({ ...load, acknowledged: before, sent }, service, 45_000)
    report({
      what: 'SQLite: `forecourt backup` under load, restored to another folder',
      bar: 'all acknowledged before it are there',
      figure: `${before.length} acknowledged before, ${verdict.lost.length} lost; ${acknowledged.length - before.length} acknowledged later`,
    })
    expect(verdict).toMatchObject(nothingWrong)
    const found = await fetch(`${again.url}/api/vehicles/search/car?pageSize=1`)
    expect(found.headers.get('x-total-count')).toBe('60')

    await expect(backup(folder)).rejects.toThrow('name a new folder')
    await writeFile(join(dataDir, 'stock.db'), 'not a database, and longer than a header of one'.repeat(50))
    await expect(backup(`${folder}-2`)).rejects.toThrow('not a database')
    expect(existsSync(`${folder}-2`)).toBe(false)
  })
})
