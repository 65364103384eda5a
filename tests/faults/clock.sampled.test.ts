import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { applicationsFile } from '#server/store/data-files.ts'
import { freePort } from '../support/free-port.ts'
import { sampled } from '../support/sampled.ts'
import { auditWhenDelivered, erasedIn, nothingWrong } from './support/audit.ts'
import { startLoad } from './support/load.ts'
import { prepareSite } from './support/prepare-site.ts'
import { createRandom } from './support/random.ts'

const yearMs = 365 * 86_400_000
const preload = fileURLToPath(new URL('./support/shifted-clock.mjs', import.meta.url))
/** By years. */
const jumps = sampled([10], [-10, 10])
const patience = { timeout: sampled(25_000, 45_000), interval: 50 }
/** For each jump a start of the site, and two waits for deliveries and failures with a wrong clock. */
const timeout = sampled(60_000, 240_000)

// The site is what `npm run build` made; `npm test` does so first. `npm run test:faults` has the long form of this.
describe.skipIf(!existsSync('build/server/index.js'))('a site whose clock jumps by ten years', () => {
  it('delivers and keeps what it accepted meanwhile', { timeout }, async (context) => {
    const { dataDir, service, site: createSite } = await prepareSite(context)
    const clock = join(dataDir, '..', 'clock')
    const setClock = (shiftMs: number) => writeFileSync(clock, String(shiftMs))
    setClock(0)
    const site = createSite({
      port: await freePort(),
      nodeArgs: ['--import', preload],
      env: { FAULTS_CLOCK: clock, APPLICATION_RETENTION_DAYS: '1' },
    })
    await site.startAndWait()
    const load = startLoad({ urls: [site.url], random: createRandom('clock jumps'), pauseMs: 100 })

    /** Until a few that were accepted with this clock are in a state. */
    const someAre = (condition: string, shiftMs: number) =>
      vi.waitFor(() => {
        const db = new DatabaseSync(applicationsFile(dataDir), { readOnly: true })
        const count = db.prepare(
          `SELECT count(*) AS leads FROM lead WHERE ${condition} AND accepted_at BETWEEN ? AND ?`,
        )
        const accepted = Date.now() + shiftMs
        const { leads } = count.get(accepted - yearMs, accepted + yearMs) ?? {}
        db.close()
        expect(Number(leads)).toBeGreaterThan(2)
      }, patience)

    for (const years of jumps) {
      const shiftMs = years * yearMs
      setClock(shiftMs)
      await someAre(`state = 'delivered'`, shiftMs)
      service.set('500')
      await someAre(`state = 'waiting' AND failures > 0`, shiftMs)
      // Stopped before the clock is right, so that it ends its leases.
      await site.kill('SIGTERM')
      setClock(0)
      await site.startAndWait()
      service.set('well')
    }
    await load.stop()
    expect(await auditWhenDelivered(load, service, patience.timeout)).toMatchObject(nothingWrong)
    expect(load.refused).toEqual([])
    expect(erasedIn(dataDir)).toEqual([])
  })
})
