import { inBatches, type Task, wordKey } from 'facet-index'
import type { ListingChange, StockDraft, StockIndex } from '../search/stock-index.ts'
import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { positionLabels, positionsOfRows } from './positions-of-rows.ts'
import { withPricePosition } from './with-price-positions.ts'

/** Keeps the price positions in a stock index up to date while its listings change. */
export interface PricePositions {
  /**
   * Applies changes to the index at once. A listing keeps its position until it is recomputed. Its models before and
   * after the change become stale.
   */
  apply(changes: readonly ListingChange[]): void
  /** The same for many changes, which show all at once. Neither index nor positions may be changed until it is finished. */
  draft(): StockDraft
  /** Makes every model stale. */
  markAll(): void
  /** Does one short step of recomputing stale models; true while more is waiting. */
  recompute(): boolean
  /** Whether no position is stale, so that all are those of the listings as they are. */
  isSettled(): boolean
  /** How many positions have changed so far. */
  moved(): number
}

/** All vehicles of one make and model. Recomputed together, because a comparable group lies within one model. */
interface Model {
  type: VehicleType
  make: string
  model: string
}

/** Positions written to the index in one step. */
const batchSize = 16

/** @param compares False for a dealer who compares no prices: then no vehicle gets a position. */
export function createPricePositions(index: StockIndex, compares = true): PricePositions {
  const stale = new Map<string, Model>()
  let isAllStale = false
  let task: Task<void> | null = null
  let moved = 0

  function mark(model: Model): void {
    if (compares) stale.set(keyOf(model), model)
  }

  /** The change with the position that the listing has now, and the models that become stale with it. */
  function prepare({ id, listing }: ListingChange): { change: ListingChange; models: Model[] } {
    const before = index.record(id)
    const [former, present] = [before && modelOf(before), listing && modelOf(listing)]
    // A listing without make or model is in no group, so its position would never be recomputed.
    const word = present ? before?.values.pricePosition : undefined
    return {
      change: { id, listing: listing && withPricePosition(listing, word) },
      models: [former, present].filter((model) => model != null),
    }
  }

  function* markModels(): Task<void> {
    for (const type of vehicleTypes) {
      for (const { value: make } of index.facets(type, {}).make) {
        for (const { value: model } of index.facets(type, { make: [make] }).model) mark({ type, make, model })
        yield
      }
    }
  }

  function* recomputeModel(model: Model): Task<void> {
    const rows = index.select(model.type, { make: [model.make], model: [model.model] })
    // The rows are valid until the next change, which may be applied before the positions are computed.
    const ids = Array.from({ length: rows.size }, (_, row) => rows.id(row))
    const { codes, labels } = rows.keyword('pricePosition')
    const shown = Array.from(codes, (code) => labels[code] as string)
    const positions = yield* positionsOfRows(model.type, rows)
    const found = Array.from(positions, (code) => positionLabels[code] as string)
    const moves = [...ids.keys()].filter((row) => found[row] !== shown[row])
    yield* inBatches(
      moves.length,
      (from, to) => {
        for (const row of moves.slice(from, to)) move(ids[row] as string, found[row] as string)
      },
      batchSize,
    )
  }

  /** Skips a listing that was removed or lost its make or model since, because it is no longer in a group. */
  function move(id: string, word: string): void {
    const listing = index.record(id)
    if (!listing || !modelOf(listing)) return
    index.apply([{ id, listing: withPricePosition(listing, word || undefined) }])
    moved += 1
  }

  function nextTask(): Task<void> | null {
    if (isAllStale) {
      isAllStale = false
      return markModels()
    }
    const [next] = stale
    if (!next) return null
    stale.delete(next[0])
    return recomputeModel(next[1])
  }

  const isSettled = () => task === null && !isAllStale && stale.size === 0

  return {
    apply(changes) {
      for (const each of changes) {
        const { change, models } = prepare(each)
        for (const model of models) mark(model)
        index.apply([change])
      }
    },
    draft() {
      const draft = index.draft()
      const changed = new Map<string, Model>()
      return {
        apply(changes) {
          const prepared = changes.map(prepare)
          for (const model of prepared.flatMap(({ models }) => models)) changed.set(keyOf(model), model)
          draft.apply(prepared.map(({ change }) => change))
        },
        *finish() {
          const show = yield* draft.finish()
          return () => {
            show()
            for (const model of changed.values()) mark(model)
          }
        },
      }
    },
    markAll() {
      isAllStale = compares
    },
    recompute() {
      task ??= nextTask()
      if (task?.next().done) task = null
      return !isSettled()
    },
    isSettled,
    moved: () => moved,
  }
}

/** Null when there is no make or no model. */
function modelOf({ type, values: { make = '', model = '' } }: Listing): Model | null {
  return wordKey(make) && wordKey(model) ? { type, make, model } : null
}

/** The same for every spelling of a model. */
function keyOf({ type, make, model }: Model): string {
  return [type, wordKey(make), wordKey(model)].join('\n')
}
