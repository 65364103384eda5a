import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { longestWaitMs } from '#domain/leads/outbox.ts'
import { freePort } from '../../support/free-port.ts'
import { auditWhenDelivered, erasedIn, nothingWrong } from '../support/audit.ts'
import { report } from '../support/figures.ts'
import { startLoad } from '../support/load.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const preload = fileURLToPath(new URL('../support/shifted-clock.mjs', import.meta.url))

it('loses and erases nothing when the clock jumps', async (context) => {
  const random = createRandom('clock')
  const { dataDir, service, site: createSite } = await prepareSite(context)
  const clock = join(dataDir, '..', 'clock')
  const setClock = (shiftMs: number) => writeFileSync(clock, String(shiftMs))
  setClock(0)
  const site = createSite({
    port: await freePort(),
    nodeArgs: ['--import', preload],
    env: { FAULTS_CLOCK: clock, APPLICATION_RETENTION_DAYS: '1', REJECTED_RETENTION_DAYS: '1' },
  })
  await site.startAndWait()
  const load = startLoad({ urls: [site.url], random, pauseMs: 60 })
  const jumps = [30 * 60_000, -hourMs, dayMs, -dayMs, 3650 * dayMs, -3650 * dayMs, 0]
  for (const [number, shiftMs] of jumps.toSorted(() => random.whole(3) - 1).entries()) {
    setClock(shiftMs)
    // Half of the jumps meet deliveries that fail and are retried, and a start.
    service.set(number % 2 === 0 ? '500' : 'well')
    await sleep(1_500)
    if (number % 2 === 0) {
      await site.kill()
      await site.startAndWait()
    }
    service.set('well')
    await sleep(500)
  }
  setClock(0)
  await load.stop()
  // What a clock that was ahead by less than the longest wait has postponed is due by then.
  setClock(longestWaitMs)
  const verdict = await auditWhenDelivered(load, service, 150_000)
  setClock(0)
  // A start erases what it finds too old.
  await site.kill()
  await site.startAndWait()
  const erased = erasedIn(dataDir)
  report({
    what: 'SQLite: clock jumps of 30 minutes to ten years, forwards and back',
    bar: '0 lost, 0 erased early',
    figure: `${verdict.acknowledged} acknowledged; ${verdict.lost.length} lost, ${erased.length} erased, ${verdict.underTwoKeys.length} under another key`,
  })
  expect(load.refused).toEqual([])
  expect(verdict).toMatchObject(nothingWrong)
  expect(erased).toEqual([])
})
