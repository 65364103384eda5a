import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { applicationsFile } from '#server/store/data-files.ts'
import { freePort } from '../../support/free-port.ts'
import { auditWhenDelivered, nothingWrong } from '../support/audit.ts'
import { report } from '../support/figures.ts'
import { startLoad } from '../support/load.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'

const kills = Number(process.env.FAULTS_KILLS || 200)
/** A delivery that a kill interrupted is claimed again when its lease of a minute has expired. */
const patienceMs = 120_000

// Beside other work, 200 starts take more than 15 minutes.
it('loses no acknowledged application over 200 kills of the site', {
  timeout: 2_700_000,
}, async (context) => {
  const random = createRandom('sqlite kills')
  const { dataDir, service, site: createSite } = await prepareSite(context)
  const site = createSite({ port: await freePort() })
  await site.startAndWait()
  const load = startLoad({ urls: [site.url], random, senders: 6 })
  for (let kill = 0; kill < kills; kill++) {
    // One kill of five is during the start, at any moment of it; the others are under load.
    if (random.whole(5) > 0) await site.isReady()
    await sleep(random.whole(kill % 10 === 0 ? 1_500 : 300))
    await site.kill()
    site.start()
    if ((kill + 1) % 20 === 0) console.log(`${kill + 1} of ${kills} kills`)
  }
  await site.isReady()
  await load.stop()
  const verdict = await auditWhenDelivered(load, service, patienceMs)
  await site.kill('SIGTERM')
  const db = new DatabaseSync(applicationsFile(dataDir), { readOnly: true })
  const integrity = db.prepare('PRAGMA integrity_check').get()
  db.close()
  report({
    what: `SQLite: ${kills} random SIGKILLs of the site under load`,
    bar: '0 lost, 0 under another key',
    figure: `${verdict.acknowledged} acknowledged; ${verdict.lost.length} lost, ${verdict.underTwoKeys.length} under another key, ${verdict.repeated} repeated with their key`,
  })
  expect(load.refused).toEqual([])
  expect(verdict).toMatchObject(nothingWrong)
  expect(verdict.acknowledged).toBeGreaterThan(kills)
  expect(integrity).toEqual({ integrity_check: 'ok' })
})
