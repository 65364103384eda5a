import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { auditWhenDelivered, nothingWrong } from '../support/audit.ts'
import { report } from '../support/figures.ts'
import { startLoad } from '../support/load.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'
import { fillDisk } from '../support/small-disk.ts'

/** A disk of its own in a mount namespace of the process: needs no root, and nothing stays mounted. */
const withSmallDisk =
  'mount -t tmpfs -o size=16m tmpfs "$DATA_DIR" && cp -a "$FAULTS_COPY_FROM/." "$DATA_DIR"'

it('refuses applications while the disk is full, shows the stock, and goes on when there is room', async (context) => {
  const namespaces = spawnSync('unshare', ['-rm', 'true'])
  if (namespaces.status !== 0)
    throw new Error(
      'This scenario mounts a disk of 16 MB in a namespace of its own: run it as root, or where users may make ' +
        'namespaces (sysctl kernel.unprivileged_userns_clone=1, or kernel.apparmor_restrict_unprivileged_userns=0). ' +
        `unshare said: ${namespaces.error?.message ?? namespaces.stderr}`,
    )
  const random = createRandom('full disk')
  const { dataDir, service, site: createSite } = await prepareSite(context)
  const mountPoint = `${dataDir}-small`
  await mkdir(mountPoint)
  const site = createSite({
    port: await freePort(),
    dataDir: mountPoint,
    env: { FAULTS_COPY_FROM: dataDir },
    wrapper: ['unshare', '-rm', 'sh', '-c', `${withSmallDisk} && exec "$0" "$@"`],
  })
  await site.startAndWait()
  const filler = join(`/proc/${site.pid()}/root`, mountPoint, 'filler')
  const load = startLoad({ urls: [site.url], random, pauseMs: 50 })
  const pageStatuses = new Set<number>()
  for (let round = 0; round < 2; round++) {
    await sleep(1_500)
    const refusedBefore = load.statuses.get(503) ?? 0
    fillDisk(filler)
    for (let page = 0; page < 20; page++) {
      const response = await fetch(`${site.url}/car-search?page=1&price=${round}${page}-`)
      pageStatuses.add(response.status)
      await response.arrayBuffer()
      fillDisk(filler)
      await sleep(100)
    }
    expect((load.statuses.get(503) ?? 0) - refusedBefore).toBeGreaterThan(0)
    rmSync(filler)
  }
  await sleep(1_000)
  await load.stop()
  const verdict = await auditWhenDelivered(load, service, 120_000)
  report({
    what: 'SQLite: disk filled twice under load',
    bar: '0 lost; pages answered',
    figure: `${verdict.acknowledged} acknowledged, ${load.statuses.get(503)} answered with 503; ${verdict.lost.length} lost; pages ${[...pageStatuses]}`,
  })
  expect([...pageStatuses]).toEqual([200])
  expect(verdict).toMatchObject(nothingWrong)
})
