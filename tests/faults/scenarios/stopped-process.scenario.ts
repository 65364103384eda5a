import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { applicationsFile } from '#server/store/data-files.ts'
import { freePort } from '../../support/free-port.ts'
import { audit, auditWhenDelivered, nothingWrong } from '../support/audit.ts'
import { report } from '../support/figures.ts'
import { startLoad } from '../support/load.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'
import type { SiteProcess } from '../support/site-process.ts'

/** Longer than the lease of a delivery, which is a minute. */
const stoppedMs = 65_000
const patience = { timeout: 90_000, interval: 100 }

it('delivers once by key when a site is stopped for longer than its leases', async (context) => {
  const { dataDir, service, site: createSite } = await prepareSite(context)
  const first = createSite({ port: await freePort() })
  // One site has one address, which is in what is sent of a lead.
  const second = createSite({ port: await freePort(), env: { PUBLIC_URL: first.url } })
  await first.startAndWait()
  // Deliveries hang, so that the first site holds leases when it is stopped.
  service.signal('SIGSTOP')
  const load = startLoad({ urls: [first.url], random: createRandom('stopped'), senders: 2 })
  await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(20), patience)
  await load.stop()
  await stopBetweenWrites(first, dataDir)
  service.signal('SIGCONT')
  await second.startAndWait()
  await sleep(stoppedMs)
  const whileStopped = audit(load, service)
  first.signal('SIGCONT')
  await first.isReady()
  const verdict = await auditWhenDelivered(load, service, 60_000)
  report({
    what: `SQLite: one of two sites stopped by SIGSTOP for ${stoppedMs / 1000} s while it delivers`,
    bar: '0 lost, 0 under another key',
    figure: `${verdict.acknowledged} acknowledged; ${whileStopped.lost.length} undelivered while it was stopped; ${verdict.lost.length} lost, ${verdict.underTwoKeys.length} under another key`,
  })
  expect(whileStopped.lost).toEqual([])
  expect(verdict).toMatchObject(nothingWrong)
})

it('answers what waited when it was stopped for three seconds', async (context) => {
  const { service, site: createSite } = await prepareSite(context)
  const site = createSite({ port: await freePort() })
  await site.startAndWait()
  const load = startLoad({ urls: [site.url], random: createRandom('stopped shortly') })
  for (let round = 0; round < 3; round++) {
    await sleep(500)
    site.signal('SIGSTOP')
    await sleep(3_000)
    site.signal('SIGCONT')
  }
  await sleep(500)
  await load.stop()
  expect([...load.statuses.keys()]).toEqual([201])
  expect(await auditWhenDelivered(load, service, 30_000)).toMatchObject(nothingWrong)
})

/** Stopped within a write, it would hold the lock that another process needs to start. */
async function stopBetweenWrites(site: SiteProcess, dataDir: string): Promise<void> {
  const db = new DatabaseSync(applicationsFile(dataDir), { timeout: 0 })
  for (;;) {
    site.signal('SIGSTOP')
    try {
      db.exec('BEGIN IMMEDIATE; ROLLBACK')
      return db.close()
    } catch {
      site.signal('SIGCONT')
      await sleep(10)
    }
  }
}
