import { findId, type IdColumn, idOf } from '../search/engine/id-column.ts'

/** Ids and their order, both as columns. */
export interface OrderedIds {
  ids: IdColumn
  /** Their numbers in the order of the ids. */
  byId: Uint32Array
}

/** Which row has which id. What an appraiser begins with stays in the columns it came in, which may be the index's. */
export interface RowIds {
  /** Of a row that has one. */
  at(row: number): string
  /** -1 when no row has the id. */
  find(id: string): number
  /** The row gets an id that no other has. */
  take(row: number, id: string): void
  /** The row has none any more. */
  drop(row: number): void
}

/** The rows of `columns`, which never change, one after the other. */
export function createRowIds(columns: readonly OrderedIds[]): RowIds {
  const parts: (OrderedIds & { start: number })[] = []
  let size = 0
  for (const { ids, byId } of columns) {
    parts.push({ ids, byId, start: size })
    size += byId.length
  }
  // Rows that no longer have the id of the columns. Who comes back mostly gets its own row again.
  const lost = new Uint8Array(size)
  const idOfRow = new Map<number, string>()
  const rowOfId = new Map<string, number>()

  function first(row: number): string {
    const part = parts.findLast(
      ({ start, byId }) => start <= row && byId.length > 0,
    ) as (typeof parts)[number]
    return idOf(part.ids, row - part.start)
  }
  return {
    at: (row) => idOfRow.get(row) ?? first(row),
    find(id) {
      const later = rowOfId.get(id)
      if (later !== undefined) return later
      for (const { ids, byId, start } of parts) {
        const place = findId(ids, byId, id)
        if (place >= 0 && lost[start + place] === 0) return start + place
      }
      return -1
    },
    take(row, id) {
      if (row < size && first(row) === id) lost[row] = 0
      else {
        idOfRow.set(row, id)
        rowOfId.set(id, row)
      }
    },
    drop(row) {
      const later = idOfRow.get(row)
      if (later === undefined) lost[row] = 1
      else {
        idOfRow.delete(row)
        rowOfId.delete(later)
      }
    },
  }
}
