import { listingState } from '#domain/stock/listing-state.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import { withStock } from './with-stock.ts'

export interface StockStats {
  /** On the forecourt, reserved ones included. */
  vehicles: number
  change: number
  types: Record<string, number>
  states: Record<string, number>
  /** Most first. */
  makes: Record<string, number>
}

export async function countStock(store: StockStore): Promise<StockStats> {
  const types = new Map<string, number>()
  const states = new Map<string, number>()
  const makes = new Map<string, number>()
  let vehicles = 0
  for await (const batch of store.all()) {
    vehicles += batch.length
    for (const record of batch) {
      add(types, vehicleType(record) ?? 'other')
      add(states, listingState(record))
      add(makes, vehicleWord(record.vehicle, 'make') ?? 'no make')
    }
  }
  return {
    vehicles,
    change: await store.changeNumber(),
    types: mostFirst(types),
    states: mostFirst(states),
    makes: mostFirst(makes),
  }
}

export async function printStats(dataDir: string, { json }: { json?: true }): Promise<number> {
  const stats = await withStock(dataDir, countStock)
  process.stdout.write(json ? `${JSON.stringify(stats)}\n` : statsText(stats))
  return 0
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function mostFirst(counts: Map<string, number>): Record<string, number> {
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return Object.fromEntries(sorted)
}

function statsText({ vehicles, change, types, states, makes }: StockStats): string {
  const line = ([name, count]: [string, number]) => `  ${count.toLocaleString('en-GB').padStart(9)} ${name}`
  return [
    `${vehicles.toLocaleString('en-GB')} vehicles on the forecourt, change number ${change}`,
    ...[types, states, makes].flatMap((counts) => ['', ...Object.entries(counts).map(line)]),
    '',
  ].join('\n')
}
