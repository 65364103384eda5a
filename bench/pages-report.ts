import { connections, type Loaded } from './pages-load.ts'

export const ways = [
  'cached, br',
  'cached, 304',
  'uncached',
  'bare render',
  'node:http, same bytes',
  'node:http, 304',
  'nginx, same bytes',
] as const
export type Way = (typeof ways)[number]

/** What a way is compared with. */
const floors: Partial<Record<Way, Way>> = {
  'cached, br': 'node:http, same bytes',
  'cached, 304': 'node:http, 304',
  uncached: 'bare render',
  'nginx, same bytes': 'node:http, same bytes',
}

export interface PagesReport {
  date: string
  machine: string
  node: string
  client: string
  rounds: number
  pages: PageReport[]
  /** Under load on one page while the stock changes every second. */
  changes: ChangingReport[]
}

export interface PageReport {
  name: string
  path: string
  /** The compressed document. */
  bytes: number
  ways: WayReport[]
}

interface WayReport {
  way: Way
  /** Medians over the rounds; null where the way does not exist. */
  requestsPerSecond: number | null
  /** Of the server's processor, which other load on the machine changes least. */
  processorMs: number | null
  /** The share of its floor, by requests a second and by processor time. */
  ofFloor: number | null
  ofFloorByProcessor: number | null
}

export interface ChangingReport {
  path: string
  changes: number
  requests: number
  renders: number
  p50Ms: number
  p99Ms: number
}

/** What one way took in one round. */
export interface Turn extends Loaded {
  usedMs: number
}

export function wayReport(way: Way, turnsOf: (way: Way) => readonly Turn[]): WayReport {
  const rate = (each: Way) => median(turnsOf(each).map(({ requests, seconds }) => requests / seconds))
  const used = (each: Way) => median(turnsOf(each).map(({ requests, usedMs }) => usedMs / requests))
  const floor = floors[way]
  const [ownRate, ownUsed] = [rate(way), used(way)]
  const [floorRate, floorUsed] = floor ? [rate(floor), used(floor)] : [null, null]
  return {
    way,
    requestsPerSecond: ownRate,
    processorMs: ownUsed,
    ofFloor: ownRate && floorRate ? ownRate / floorRate : null,
    ofFloorByProcessor: ownUsed && floorUsed ? floorUsed / ownUsed : null,
  }
}

function median(values: readonly number[]): number | null {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}

export function formatPagesReport({
  date,
  machine,
  node,
  client: sentBy,
  rounds,
  pages,
  changes,
}: PagesReport): string {
  const share = (value: number | null) => (value === null ? '' : `${(value * 100).toFixed(0)} %`)
  return [
    `${date}, ${machine}, Node ${node}, ${sentBy} over ${connections} connections, medians of ${rounds} rounds`,
    '',
    '| page, bytes with br | answer | requests/s | processor time each | of its floor | by processor time |',
    '|---|---|---|---|---|---|',
    ...pages.flatMap(({ path, bytes, ways: reports }) =>
      reports.map(({ way, requestsPerSecond, processorMs, ofFloor, ofFloorByProcessor }) =>
        row([
          `\`${path}\`, ${bytes.toLocaleString('en-GB')}`,
          way,
          requestsPerSecond === null ? absent(way) : Math.round(requestsPerSecond).toLocaleString('en-GB'),
          processorMs === null ? '' : `${processorMs.toPrecision(3)} ms`,
          share(ofFloor),
          share(ofFloorByProcessor),
        ]),
      ),
    ),
    '',
    'The stock changes every second under load:',
    '',
    '| page | requests | changes | renders | p50 | p99 |',
    '|---|---|---|---|---|---|',
    ...changes.map((each) =>
      row([
        `\`${each.path}\``,
        each.requests.toLocaleString('en-GB'),
        String(each.changes),
        String(each.renders),
        `${each.p50Ms.toFixed(1)} ms`,
        `${each.p99Ms.toFixed(1)} ms`,
      ]),
    ),
    '',
  ].join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function absent(way: Way): string {
  return way.startsWith('nginx') ? 'nginx is not installed' : 'no such address'
}
