import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { feedOf, startImport, startImportOf } from '../stock-import.ts'
import { auditWhenDelivered, nothingWrong } from '../support/audit.ts'
import { report } from '../support/figures.ts'
import { startLoad } from '../support/load.ts'
import { createNextVersion } from '../support/next-version.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'

it('works while the next version, which has migrated the databases, serves the same folder', async (context) => {
  const { dataDir, service, site: createSite } = await prepareSite(context)
  const project = join(dataDir, '..', 'next')
  await createNextVersion(project)
  const former = createSite({ port: await freePort() })
  const next = createSite({ port: await freePort(), project })
  await former.startAndWait()
  const random = createRandom('two versions')
  const load = startLoad({ urls: [former.url], random })
  await sleep(1_000)
  await next.startAndWait()
  const both = startLoad({ urls: [former.url, next.url], random })
  const countAt = async (url: string, pounds: number) => {
    const response = await fetch(`${url}/api/vehicles/search/car?price=${pounds}&pageSize=1`)
    await response.arrayBuffer()
    return Number(response.headers.get('x-total-count'))
  }
  const running = startImport(dataDir, '-', '--replace')
  running.process.stdin?.end(feedOf(0, 60, 8_000))
  const imported = await running.ended
  await sleep(2_000)
  await Promise.all([load.stop(), both.stop()])
  const merged = {
    ...load,
    acknowledged: [...load.acknowledged, ...both.acknowledged],
    sent: new Set([...load.sent, ...both.sent]),
  }
  const verdict = await auditWhenDelivered(merged, service, 90_000)
  // An import needs the newest schema, so the former version refuses it; its running site goes on.
  expect(imported).toMatchObject({ code: 1, output: expect.stringContaining('newer version of Forecourt') })
  const byNext = startImportOf(join(project, 'bin/forecourt.mjs'), dataDir, '-', '--replace')
  byNext.process.stdin?.end(feedOf(0, 60, 7_000))
  expect((await byNext.ended).code).toBe(0)
  await vi.waitFor(
    async () => expect([await countAt(former.url, 7_000), await countAt(next.url, 7_000)]).toEqual([60, 60]),
    { timeout: 20_000, interval: 100 },
  )
  report({
    what: 'SQLite: this version and one with more migrations on one folder, under load',
    bar: '0 lost, 0 failed requests',
    figure: `${verdict.acknowledged} acknowledged; ${verdict.lost.length} lost, ${verdict.underTwoKeys.length} under another key`,
  })
  expect(verdict).toMatchObject(nothingWrong)
  expect([...load.statuses.keys()]).toEqual([201])
  expect([...both.statuses.keys()]).toEqual([201])
})
