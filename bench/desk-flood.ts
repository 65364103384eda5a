import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { atDesk, type DeskPlace, type DeskSize } from './desk.ts'
import { type DeskVisit, openDesk } from './desk-visit.ts'
import { type Loaded, load } from './load.ts'
import { median, ms, say, type Table, times, whole } from './report.ts'
import { pinLoad, type Server, startSite } from './servers.ts'

interface Options extends DeskSize {
  rounds: number
  /** Of each load. */
  seconds: number
  /** Pages of the site a second. */
  rate: number
}

const script = fileURLToPath(new URL('desk-flood-load.ts', import.meta.url))

/**
 * The site alone, and while the desk is asked for as many pages as it can answer, in turn: with the priority that it gives
 * itself, and with that of the site. Both have one processor.
 */
export async function measureFlood({ rounds, seconds, rate, ...size }: Options): Promise<Table> {
  const alone: Loaded[] = []
  const below: Loaded[] = []
  const same: Loaded[] = []
  const pages: number[] = []
  await atDesk('SQLite', size, async (place) => {
    const running: Server[] = []
    try {
      const site = await startSite(place.env.DATA_DIR)
      running.push(site)
      while ((await fetch(`${site.url}/readyz`)).status !== 200) await sleep(100)
      const desk = await openDesk({ ...place.env, PORT: new URL(site.url).port })
      running.push(desk)
      pinLoad()
      let asked = 0
      const ask = () => {
        const paths = Array.from(
          { length: rate * seconds },
          () => `/car-search?price=-${10_000 + asked++}&sort=price-asc`,
        )
        return load({ url: site.url, paths, status: 200, seconds, rate, connections: 4 })
      }
      await ask()
      for (let round = 1; round <= rounds; round++) {
        alone.push(await ask())
        for (const [loads, priority] of [
          [below, constants.priority.PRIORITY_BELOW_NORMAL],
          [same, constants.priority.PRIORITY_NORMAL],
        ] as const) {
          setPriority(desk.child.pid ?? 0, priority)
          const stop = startFlood(desk, place)
          loads.push(await ask())
          const asked = await stop()
          if (loads === below) pages.push(asked / seconds)
        }
        say(`Round ${round} of ${rounds}`)
      }
    } finally {
      for (const each of running.reverse()) await each.stop()
    }
  })
  const row = (what: string, read: (loaded: Loaded) => number) => {
    const [quiet, ...flooded] = [alone, below, same].map((loads) => median(loads.map(read)))
    return [what, ms(quiet ?? 0), ...flooded.map((value) => `${ms(value)}, ${times(value / (quiet ?? 0))}`)]
  }
  return {
    columns: ['unseen results of the site', 'alone', 'beside the flood', 'without its lower priority'],
    rows: [
      row('p50', ({ p50Ms }) => p50Ms),
      row('p99', ({ p99Ms }) => p99Ms),
      row('longest', ({ longestMs }) => longestMs),
      ['pages of the desk a second', '', whole(median(pages)), ''],
    ],
  }
}

/** @returns ends the flood, and says how many pages were asked for */
function startFlood({ url, headers }: DeskVisit, { vehicles, leads }: DeskPlace): () => Promise<number> {
  const paths = Array.from({ length: 100 }, (_, number) => [
    '/',
    `/leads?page=${number + 1}`,
    `/leads/${leads[number]?.id}`,
    `/stock?page=${number + 1}&order=dearest`,
    `/stock/${vehicles[number]?.id}`,
  ]).flat()
  const child = fork(script, [JSON.stringify({ url, headers, paths, atOnce: 16 })])
  // It shares a processor with what measures the site.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return async () => {
    child.send('how many?')
    const [asked] = await once(child, 'message')
    child.kill()
    return Number(asked)
  }
}
