import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { auditWhenDelivered, nothingWrong } from '../support/audit.ts'
import { report } from '../support/figures.ts'
import type { Mode } from '../support/lead-service.ts'
import { startLoad } from '../support/load.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'

type Fault = Mode | 'dead' | 'stopped'

const faults: Fault[] = [
  'dead',
  'stopped',
  'slow',
  'garbage',
  '500',
  '429',
  '409',
  'wrong token',
  'cut',
  'cut after receiving',
]
const eachMs = 4_000
/** The delay after three failures is at most eight seconds; a stopped service holds its leases until the timeout. */
const patienceMs = 90_000

it('delivers all when the lead service failed in every way', async (context) => {
  const random = createRandom('lead service')
  const { service, site: createSite } = await prepareSite(context)
  const site = createSite({ port: await freePort() })
  await site.startAndWait()
  const load = startLoad({ urls: [site.url], random, senders: 2, pauseMs: 100 })
  const order = faults.toSorted(() => random.whole(3) - 1)
  const deliveryStates = new Set<string>()
  for (const fault of order) {
    if (fault === 'dead') await service.kill()
    else if (fault === 'stopped') service.signal('SIGSTOP')
    else service.set(fault)
    await sleep(eachMs)
    const { parts } = await fetch(`${site.url}/readyz`).then((response) => response.json())
    deliveryStates.add(`${fault}: ${parts.delivery.state}`)
    if (fault === 'dead') await service.restart()
    else if (fault === 'stopped') service.signal('SIGCONT')
    else service.set('well')
    await sleep(1_000)
  }
  await load.stop()
  const verdict = await auditWhenDelivered(load, service, patienceMs)
  report({
    what: `Lead service ${order.join(', ')}, ${eachMs / 1000} s each`,
    bar: '0 lost, 0 under another key, no 5xx to visitors',
    figure: `${verdict.acknowledged} acknowledged; ${verdict.lost.length} lost, ${verdict.underTwoKeys.length} under another key, ${verdict.repeated} repeated with their key`,
  })
  expect(verdict).toMatchObject(nothingWrong)
  expect([...load.statuses.keys()]).toEqual([201])
  expect([...deliveryStates]).toContain('wrong token: paused')
  expect(site.log()).not.toContain('mark-')
})
