import type { CodeColumn, Columns } from './columns.ts'
import { countCodes } from './count-codes.ts'
import { createPlaceTable, type PlaceTable } from './place-table.ts'
import { inSteps, type Steps } from './steps.ts'
import { placeAxis, type Vocabulary } from './vocabulary.ts'

/** What the order by distance is walked by. */
export interface PlaceOrder {
  /** The documents of each place together, by id; those of place p from `placeStarts[p]` on. */
  byPlace: Uint32Array
  placeStarts: Uint32Array
  places: PlaceTable
}

export function* createPlaceOrder({ byId, codes }: Columns, vocabulary: Vocabulary): Steps<PlaceOrder> {
  const placeCodes = codes[placeAxis] as CodeColumn
  const placeStarts = startsOf(yield* countCodes(placeCodes, vocabulary.capacity(placeAxis)))
  const byPlace = yield* groupByPlace(byId, placeCodes, placeStarts)
  return { byPlace, placeStarts, places: yield* createPlaceTable(vocabulary) }
}

function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let code = 0; code < counts.length; code++)
    starts[code + 1] = (starts[code] as number) + (counts[code] as number)
  return starts
}

function* groupByPlace(byId: Uint32Array, codes: CodeColumn, starts: Uint32Array): Steps<Uint32Array> {
  const next = starts.slice()
  const grouped = new Uint32Array(byId.length)
  yield* inSteps(byId.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = byId[i] as number
      const position = next[codes[document] as number] as number
      next[codes[document] as number] = position + 1
      grouped[position] = document
    }
  })
  return grouped
}
