import type { Command } from 'commander'
import { commonestSpelling, wordKey, wordLabel } from 'facet-index/words'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'

/** `stock stats`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerStats(stats: Command, io: CommandIo): void {
  stats
    .option('--all', 'every make, not only the 20 most common of each type')
    .option('--json', 'as one JSON object')
    .action(runCommand(io, async (flags: StatsFlags) => printStats(openConfig(io.env), flags, io)))
}

interface StockStats {
  /** Listed for sale, reserved ones included. */
  vehicles: number
  change: number
  types: Record<string, number>
  states: Record<string, number>
  /** In descending order, each make in its most common spelling. */
  makes: Record<string, number>
  /** As `makes`, by type of vehicle. */
  makesByType: Record<string, Record<string, number>>
}

/** How many makes of each type are listed without `--all`. */
const shownMakes = 20

export async function countStock(store: StockStore): Promise<StockStats> {
  const types = createCounter()
  const states = createCounter()
  const makes = createCounter()
  const makesByType = new Map<string, Counter>()
  let vehicles = 0
  for await (const batch of store.all()) {
    vehicles += batch.length
    for (const record of batch) {
      const type = vehicleType(record) ?? 'other'
      const make = vehicleWord(record.vehicle, 'make') ?? 'no make'
      const ofType = makesByType.get(type) ?? createCounter()
      makesByType.set(type, ofType)
      types.add(type)
      states.add(listingState(record))
      makes.add(make)
      ofType.add(make)
    }
  }
  const byType = Object.keys(types.counts()).map((type) => [type, makesByType.get(type)?.counts() ?? {}])
  return {
    vehicles,
    change: await store.changeNumber(),
    types: types.counts(),
    states: states.counts(),
    makes: makes.counts(),
    makesByType: Object.fromEntries(byType),
  }
}

interface StatsFlags {
  json?: true
  all?: true
}

async function printStats(place: StockPlace, { json, all }: StatsFlags, io: CommandIo): Promise<void> {
  const stats = await withStock(place, countStock)
  const most = all ? Number.POSITIVE_INFINITY : shownMakes
  io.stdout.write(json ? `${JSON.stringify(stats)}\n` : statsText(stats, most))
}

type Counter = ReturnType<typeof createCounter>

function createCounter() {
  const words = new Map<string, Map<string, number>>()
  return {
    add(text: string): void {
      const spellings = words.get(wordKey(text)) ?? new Map<string, number>()
      words.set(wordKey(text), spellings)
      const label = wordLabel(text)
      spellings.set(label, (spellings.get(label) ?? 0) + 1)
    },
    /** In descending order, each word in its most common spelling. */
    counts(): Record<string, number> {
      const counted = [...words.values()].map((spellings): [string, number] => {
        const total = [...spellings.values()].reduce((sum, count) => sum + count, 0)
        return [commonestSpelling(spellings), total]
      })
      return Object.fromEntries(mostFirst(counted))
    },
  }
}

function mostFirst(counts: [string, number][]): [string, number][] {
  return counts.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

/** `most`: how many makes of a type are listed. */
function statsText({ vehicles, change, types, states, makesByType }: StockStats, most: number): string {
  const grouped = (count: number) => count.toLocaleString('en-GB')
  const line = ([name, count]: [string, number]) => `  ${grouped(count).padStart(9)} ${name}`
  const makesOf = (type: string) => {
    const makes = Object.entries(makesByType[type] ?? {})
    const rest = makes.length - most
    return [...makes.slice(0, most).map(line), ...(rest > 0 ? [`  and ${rest} more makes, with --all`] : [])]
  }
  return [
    `${grouped(vehicles)} vehicles listed for sale, change number ${change}`,
    '',
    ...Object.entries(states).map(line),
    ...Object.entries(types).flatMap(([type, count]) => ['', `${type}: ${grouped(count)}`, ...makesOf(type)]),
    '',
  ].join('\n')
}
