import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { sampled } from '../support/sampled.ts'
import { auditWhenDelivered, nothingWrong } from './support/audit.ts'
import type { Mode } from './support/lead-service.ts'
import { startLoad } from './support/load.ts'
import { prepareSite } from './support/prepare-site.ts'
import { createRandom } from './support/random.ts'

const kills = sampled(1, 3)
const faults = sampled<Mode[]>(['500'], ['cut after receiving', 'garbage', '500', 'wrong token'])
/** Deliveries of all that was acknowledged, after the starts of the site. */
const patienceMs = sampled(40_000, 90_000)
const timeout = sampled(60_000, 240_000)

// The site is what `npm run build` made; `npm test` does so first. `npm run test:faults` has the long form of this.
describe.skipIf(!existsSync('build/server/index.js'))('a site that is killed under load', () => {
  it('delivers each acknowledged application under one key to a lead service that fails', {
    timeout,
  }, async (context) => {
    const random = createRandom('site killed')
    const { service, site: createSite } = await prepareSite(context)
    const port = await freePort()
    // Without a lead service, so that a kill leaves no lease of a minute behind; delivery.long.test.ts kills deliveries.
    const killed = createSite({ port, env: { LEAD_SERVICE_URL: '' } })
    await killed.startAndWait()
    const load = startLoad({ urls: [killed.url], random })
    for (let kill = 0; kill < kills; kill++) {
      await sleep(random.whole(400))
      await killed.kill()
      await killed.startAndWait()
    }
    await killed.kill('SIGTERM')
    const site = createSite({ port })
    await site.startAndWait()
    for (const fault of faults) {
      service.set(fault)
      await sleep(300)
    }
    service.set('well')
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(10), patienceMs)
    await load.stop()
    const verdict = await auditWhenDelivered(load, service, patienceMs)
    expect(load.refused).toEqual([])
    expect(verdict).toMatchObject(nothingWrong)
    // Surnames of applications and names of enquiries.
    expect(killed.log() + site.log()).not.toContain('mark-')
  })
})
