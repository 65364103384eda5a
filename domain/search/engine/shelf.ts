import type { Listing } from '../../stock/listing.ts'
import type { Facets, SearchQuery } from '../query.ts'
import type { SearchHits } from '../stock-index.ts'
import { wordKey } from '../word-key.ts'
import { type Base, bury, codeAxes, findLive, readCodes } from './base.ts'
import { emptyColumns } from './columns.ts'
import { type Condition, compileFilters } from './conditions.ts'
import { countBase } from './count-base.ts'
import { createBase } from './create-base.ts'
import { listFacets } from './list-facets.ts'
import { matchBase } from './match-base.ts'
import { mergeColumns } from './merge-columns.ts'
import { pageOf, type TailHit, tailHits } from './page.ts'
import { searchTail } from './search-tail.ts'
import { runToEnd, type Steps } from './steps.ts'
import { addListing, createTail, removeListing, type Tail, tailCapacity } from './tail.ts'
import { createTallies, type Tally } from './tally.ts'
import { axes, createVocabulary, type Spelling, type Vocabulary } from './vocabulary.ts'

/** The listings of one type of vehicle: a large base that answers fast, and short tails of what came since. */
export interface Shelf {
  vocabulary: Vocabulary
  base: Base
  /** By id, the words that a listing spells otherwise than the dictionaries' references. */
  spellings: Map<string, readonly Spelling[]>
  /** An empty tally; only one at a time. */
  tally(): Tally
  /** Being merged with the base; nothing is added to them any more. */
  frozen: Tail[]
  tails: Tail[]
  merge: Steps<void> | null
  /** Ids that left the base or a frozen tail since the merge began. */
  gone: string[]
  /** The facets without any filter, until the next change. */
  unfiltered: Facets | null
  /** A merge is due when more than this wait in tails, lie dead in the base, or are words without a listing. */
  mergeAfter: number
  /** Grows with each change and each merge. */
  revision: number
}

export function createShelf(
  mergeAfter: number,
  vocabulary = createVocabulary(),
  base = runToEnd(createBase(emptyColumns(codeAxes), vocabulary)),
): Shelf {
  return {
    vocabulary,
    base,
    spellings: new Map(),
    tally: createTallies(vocabulary),
    frozen: [],
    tails: [],
    merge: null,
    gone: [],
    unfiltered: null,
    mergeAfter,
    revision: 0,
  }
}

/** A listing's id with its spellings. */
export type SpelledListing = readonly [id: string, spellings: readonly Spelling[]]

/** Adds the spellings of the base's listings to the dictionaries, except of words that a listing no longer has. */
export function* spellListings(shelf: Shelf, spelled: readonly SpelledListing[]): Steps<void> {
  const { base, vocabulary } = shelf
  const codes = new Uint32Array(axes)
  for (const [i, [id, spellings]] of spelled.entries()) {
    if (i % 500 === 499) yield
    const document = findLive(base, id)
    if (document < 0) continue
    readCodes(base, document, codes)
    const valid = spellings.filter(
      ([axis, label]) =>
        codes[axis] !== 0 && codes[axis] === vocabulary.dictionaries[axis]?.find(wordKey(label)),
    )
    vocabulary.respell(valid, 1)
    if (valid.length > 0) shelf.spellings.set(id, valid)
  }
}

export function sizeOfShelf({ base, frozen, tails }: Shelf): number {
  return [...frozen, ...tails].reduce((sum, { size }) => sum + size, base.liveSize)
}

/** Adds a listing whose id is not on the shelf. */
export function putOnShelf(shelf: Shelf, listing: Listing): void {
  shelf.revision++
  shelf.unfiltered = null
  let tail = shelf.tails.at(-1)
  if (tail === undefined || tail.size === tailCapacity) {
    tail = createTail()
    shelf.tails.push(tail)
  }
  const spellings = addListing(tail, listing, shelf.vocabulary)
  if (spellings !== null) shelf.spellings.set(listing.id, spellings)
}

/** False when it was not there. */
export function takeOffShelf(shelf: Shelf, id: string): boolean {
  const { vocabulary, base } = shelf
  const spellings = shelf.spellings.get(id)
  if (spellings !== undefined) {
    vocabulary.respell(spellings, -1)
    shelf.spellings.delete(id)
  }
  const found = shelf.tails.some((tail) => removeListing(tail, id, vocabulary)) || takeOffMerging(shelf, id)
  if (!found) return false
  shelf.unfiltered = null
  shelf.revision++
  return true

  function takeOffMerging({ frozen, merge, gone }: Shelf, id: string): boolean {
    if (!frozen.some((tail) => removeListing(tail, id, vocabulary))) {
      const document = findLive(base, id)
      if (document < 0) return false
      const codes = new Uint32Array(axes)
      readCodes(base, document, codes)
      vocabulary.release(codes, 0)
      bury(base, document)
    }
    if (merge !== null) gone.push(id)
    return true
  }
}

/** One step of the merge that keeps tails short; false when nothing waits. */
export function maintainShelf(shelf: Shelf): boolean {
  if (shelf.merge === null && needsMerge(shelf)) shelf.merge = merge(shelf)
  if (shelf.merge?.next().done) shelf.merge = null
  return shelf.merge !== null || needsMerge(shelf)
}

/** Merges everything that waits, in steps; what changes meanwhile may wait again. */
export function* settleShelf(shelf: Shelf): Steps<void> {
  yield* finishMerge(shelf)
  if (isSettled(shelf)) return
  shelf.merge = merge(shelf)
  yield* finishMerge(shelf)
}

function* finishMerge(shelf: Shelf): Steps<void> {
  while (shelf.merge !== null) {
    if (shelf.merge.next().done) shelf.merge = null
    yield
  }
}

/** Whether the base says everything. */
export function isSettled({ base, frozen, tails }: Shelf): boolean {
  return frozen.length === 0 && tails.length === 0 && base.liveSize === base.columns.size
}

function needsMerge({ base, tails, vocabulary, mergeAfter }: Shelf): boolean {
  const { size } = base.columns
  const slots = tails.reduce((sum, tail) => sum + tail.slots, 0)
  const retired = vocabulary.dictionaries.reduce((sum, words) => sum + (words?.retired().length ?? 0), 0)
  const dead = size - base.liveSize
  return slots > Math.max(mergeAfter, size / 128) || Math.max(dead, retired) > Math.max(mergeAfter, size / 8)
}

function* merge(shelf: Shelf): Steps<void> {
  const { vocabulary } = shelf
  shelf.frozen = shelf.tails
  shelf.tails = []
  shelf.gone = []
  const retired = vocabulary.dictionaries.map((dictionary) => dictionary?.retired().slice() ?? [])
  const columns = yield* mergeColumns(shelf.base, shelf.frozen, vocabulary)
  const base = yield* createBase(columns, vocabulary)
  for (const [i, id] of shelf.gone.entries()) {
    if (i % 500 === 499) yield
    const document = findLive(base, id)
    if (document >= 0) bury(base, document)
  }
  shelf.base = base
  shelf.frozen = []
  shelf.gone = []
  shelf.revision++
  vocabulary.dictionaries.forEach((dictionary, axis) => void dictionary?.reuse(retired[axis] as number[]))
}

/** A page of hits, and the facets where they are wanted. A page of no hits costs nothing. */
export function searchShelf(
  shelf: Shelf,
  query: SearchQuery,
  withFacets: boolean,
): SearchHits & { facets: Facets | null } {
  const { base, vocabulary } = shelf
  const conditions = compileFilters(query.filters, vocabulary)
  const cached = conditions.length === 0 ? shelf.unfiltered : null
  const tally = withFacets && cached === null ? shelf.tally() : null
  const match = matchBase(base, conditions)
  if (tally !== null) countBase(base, match, tally)
  const hits = searchTails(shelf, conditions, query, tally)
  const ids = pageOf(base, match, hits, query)
  const facets = tally === null ? cached : listFacets(tally, vocabulary)
  if (conditions.length === 0 && facets !== null) shelf.unfiltered = facets
  return { total: match.size + hits.length, ids, facets }
}

function searchTails(
  { frozen, tails }: Shelf,
  conditions: Condition[],
  query: SearchQuery,
  tally: Tally | null,
): TailHit[] {
  return [...frozen, ...tails].flatMap((tail) => tailHits(tail, searchTail(tail, conditions, tally), query))
}
