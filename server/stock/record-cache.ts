import type { LRUCache } from 'lru-cache'

/** Records of the store in one shape, made once for each version of a record. */
export interface RecordCache<Shape> {
  /** The listed records among `ids`, in the order of `ids`. */
  read(ids: readonly string[]): Promise<Shape[]>
  /** Forgets records that have changed. */
  drop(ids: readonly string[]): void
}

/**
 * @param kept Decides how many are kept.
 * @param readMissing Reads from the store what is not kept: the listed records by id.
 */
export function createRecordCache<Shape extends object>(
  kept: LRUCache<string, Shape>,
  readMissing: (ids: readonly string[]) => Promise<ReadonlyMap<string, Shape>>,
): RecordCache<Shape> {
  let drops = 0
  return {
    async read(ids) {
      const shapes = ids.map((id) => kept.get(id))
      const missing = ids.filter((_, at) => shapes[at] === undefined)
      if (missing.length === 0) return shapes.filter((shape) => shape !== undefined)
      const before = drops
      const read = await readMissing(missing)
      // A record read before a change was applied may be outdated, so it is returned but not kept.
      if (before === drops) for (const [id, shape] of read) kept.set(id, shape)
      return ids.flatMap((id, at) => shapes[at] ?? read.get(id) ?? [])
    },
    drop(ids) {
      for (const id of ids) kept.delete(id)
      drops += 1
    },
  }
}
