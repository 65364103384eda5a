import type { ShelfColumns } from '../search/columns-of-rows.ts'
import { compareWords } from '../search/compare-words.ts'
import { inSteps, type Steps } from '../search/engine/steps.ts'
import { asListingColumns } from '../search/listing-columns.ts'
import { wordKey } from '../search/word-key.ts'
import { filterFields } from '../stock/filter-fields.ts'
import { pricePositions, pricePositionWords } from '../stock/price-position.ts'
import { priceRelevance } from '../stock/relevance.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { type Appraiser, openAppraiser } from './appraiser.ts'
import { factsOfColumns } from './facts-of-columns.ts'
import { type GroupedRows, groupRows } from './group-rows.ts'
import { positionOfCode } from './position-codes.ts'
import { type PositionTask, positionTasks } from './position-task.ts'

/** Columns of listings fresh from their records, and what there is to do before each price has its position. */
export interface Appraisals {
  /** In any order, and by any thread: see `runPositionTask`. */
  tasks: PositionTask[]
  /**
   * The columns with the positions, as word and in their relevance, and the appraiser that knows them. Once.
   *
   * @param codes What `runPositionTask` has answered, task by task.
   */
  finish(codes: readonly Uint8Array[]): Steps<{ shelves: ShelfColumns[]; appraiser: Appraiser }>
}

/** @param shelves By position in `vehicleTypes`. Their relevance is changed in place. */
export function* prepareAppraisals(shelves: readonly ShelfColumns[], parts: number): Steps<Appraisals> {
  const described = vehicleTypes.map((type, position) => {
    const { columns, dictionaries } = shelves[position] as ShelfColumns
    return asListingColumns(type, columns, (axis) => dictionaries[axis]?.labels ?? [])
  })
  const facts = yield* factsOfColumns(described)
  const grouped = yield* groupRows(facts)
  const tasks = yield* positionTasks(facts, grouped, parts)
  return {
    tasks,
    *finish(codes) {
      const appraiser = yield* openAppraiser(facts, grouped)
      const positions = yield* inRowOrder(grouped, codes, facts.keys.length)
      appraiser.tellAll(positions)
      const appraised: ShelfColumns[] = []
      let start = 0
      for (const shelf of shelves) {
        const end = start + shelf.columns.size
        appraised.push(yield* writePositions(shelf, positions.slice(start, end)))
        start = end
      }
      return { shelves: appraised, appraiser }
    },
  }
}

/** The codes of all tasks by row; 0 for rows that are not compared. */
function* inRowOrder({ rows }: GroupedRows, codes: readonly Uint8Array[], size: number): Steps<Uint8Array> {
  const positions = new Uint8Array(size)
  let start = 0
  for (const part of codes) {
    const own = rows.subarray(start, start + part.length)
    yield* inSteps(part.length, (from, to) => {
      for (let place = from; place < to; place++) positions[own[place] as number] = part[place] as number
    })
    start += part.length
  }
  return positions
}

const axis = filterFields.indexOf('pricePosition')
const labels = ['', ...pricePositions.map((position) => pricePositionWords[position])]
const order = Uint32Array.of(1, 2, 3, 4).sort((a, b) =>
  compareWords(labels[a] as string, labels[b] as string),
)
const bonuses = Uint16Array.from(labels, (_, code) => priceRelevance(positionOfCode(code)))

function* writePositions(
  { columns, dictionaries, spellings }: ShelfColumns,
  positions: Uint8Array,
): Steps<ShelfColumns> {
  const { relevance } = columns
  const listings = labels.map(() => 0)
  yield* inSteps(positions.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const code = positions[d] as number
      listings[code] = (listings[code] as number) + 1
      relevance[d] = (relevance[d] as number) + (bonuses[code] as number)
    }
  })
  listings[0] = 0
  return {
    columns: { ...columns, codes: columns.codes.with(axis, positions) },
    dictionaries: dictionaries.with(axis, {
      keys: labels.map(wordKey),
      labels: [...labels],
      listings,
      order,
    }),
    spellings,
  }
}
