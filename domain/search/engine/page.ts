import { compareCodeUnits } from '../compare-words.ts'
import type { SearchQuery } from '../query.ts'
import type { Base } from './base.ts'
import { idOf } from './id-column.ts'
import type { BaseMatch } from './match-base.ts'
import { pageOfBase } from './page-base.ts'
import { baseKey, type Sorting, tailKey } from './sort-values.ts'
import type { Tail } from './tail.ts'

/** A hit of a tail with what it is sorted by. */
export interface TailHit {
  key: number
  id: string
}

export function tailHits(tail: Tail, slots: readonly number[], sorting: Sorting): TailHit[] {
  const key = tailKey(tail, sorting)
  return slots.map((slot) => ({ key: key(slot), id: tail.ids[slot] as string }))
}

/** The ids of the asked page, out of the hits of the base and of the tails. */
export function pageOf(base: Base, match: BaseMatch, hits: TailHit[], query: SearchQuery): string[] {
  const { offset, limit } = query
  // At most all tail hits come before the page, so the base's part of it starts no earlier than this.
  const start = Math.max(0, offset - hits.length)
  const documents = pageOfBase(base, match, query, start, offset + limit)
  const { ids } = base.columns
  if (hits.length === 0) return Array.from(documents, (document) => idOf(ids, document))

  const key = baseKey(base, query)
  const sorted = hits.sort(compareHits)
  const fromBase = Array.from(documents, (document) => ({ key: key(document), id: idOf(ids, document) }))
  const first = fromBase[0]
  const earlier =
    start > 0 && first !== undefined ? sorted.filter((hit) => compareHits(hit, first) < 0).length : 0
  const merged = [...fromBase, ...sorted.slice(earlier)].sort(compareHits)
  const skipped = offset - start - earlier
  return merged.slice(skipped, skipped + limit).map(({ id }) => id)
}

function compareHits(a: TailHit, b: TailHit): number {
  return a.key === b.key ? compareCodeUnits(a.id, b.id) : a.key - b.key
}
