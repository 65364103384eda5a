import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setPriorityOfAll } from '../server/cli/set-priority.ts'
import { atDesk, type DeskPlace, type DeskSize } from './desk.ts'
import { type DeskVisit, openDesk } from './desk-visit.ts'
import { type Loaded, load } from './load.ts'
import { median, ms, quantile, say, type Table, times, whole } from './report.ts'
import { pinLoad, type Server, startSite } from './servers.ts'

interface Options extends DeskSize {
  rounds: number
  /** Of each load. */
  seconds: number
  /** Pages of the site a second. */
  rate: number
}

const script = fileURLToPath(new URL('desk-flood-load.ts', import.meta.url))

interface Round {
  alone: Loaded
  below: Loaded
  same: Loaded
}

/**
 * The site alone, and while the desk is asked for as many pages as it can answer, in turn: with the priority that it gives
 * itself, and with that of the site. Both have one processor. Many short loads, each compared with the one beside it: what
 * else the machine does touches both. Every second round is in the other order.
 */
export async function measureFlood({ rounds, seconds, rate, ...size }: Options): Promise<Table> {
  const measured: Round[] = []
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
      const alone = () => {
        const paths = Array.from(
          { length: rate * seconds },
          () => `/car-search?price=-${10_000 + asked++}&sort=price-asc`,
        )
        return load({ url: site.url, paths, status: 200, seconds, rate, connections: 4 })
      }
      const beside = async (priority: number) => {
        setPriorityOfAll(desk.child.pid ?? 0, priority)
        const stop = startFlood(desk, place)
        const loaded = await alone()
        const answered = await stop()
        if (priority === low) pages.push(answered / seconds)
        return loaded
      }
      await alone()
      await beside(low)
      for (let round = 1; round <= rounds; round++) {
        const isFirst = round % 2 === 0
        const before = isFirst ? await alone() : null
        const below = await beside(low)
        const quiet = before ?? (await alone())
        measured.push({ alone: quiet, below, same: await beside(normal) })
        say(`Round ${round} of ${rounds}`)
      }
    } finally {
      for (const each of running.reverse()) await each.stop()
    }
  })
  const row = (what: string, read: (loaded: Loaded) => number) => {
    const middle = (of: (round: Round) => Loaded) => ms(median(measured.map((round) => read(of(round)))))
    const ratios = (of: (round: Round) => Loaded) =>
      spread(measured.map((round) => read(of(round)) / read(round.alone)))
    return [
      what,
      middle(({ alone }) => alone),
      `${middle(({ below }) => below)}, ${ratios(({ below }) => below)}`,
      `${middle(({ same }) => same)}, ${ratios(({ same }) => same)}`,
    ]
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

const { PRIORITY_LOW: low, PRIORITY_NORMAL: normal } = constants.priority

/** The median of ratios, and between which the middle half of them is. */
function spread(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b)
  const [quarter, half, most] = [0.25, 0.5, 0.75].map((share) => times(quantile(sorted, share)))
  return `${half} (${quarter} to ${most})`
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
