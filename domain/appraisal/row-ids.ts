import { type IdColumn, idOf } from '../search/engine/id-column.ts'

/** The id of each row. Those that an appraiser begins with stay in the columns they came in, which may be the index's. */
export interface RowIds {
  at(row: number): string
  /** Of `at(row)`, as `hashOf` has it. */
  hashAt(row: number): number
  set(row: number, id: string): void
}

/** The rows of `columns`, which never change, one column after the other. */
export function createRowIds(columns: readonly IdColumn[] = []): RowIds {
  const parts = columns.map((column) => ({ column, size: column.starts.length - 1 }))
  const written = new Map<number, string>()

  function read<T>(row: number, from: (column: IdColumn, document: number) => T): T {
    let document = row
    for (const { column, size } of parts) {
      if (document < size) return from(column, document)
      document -= size
    }
    throw new RangeError(`Row ${row} has no id`)
  }

  function at(row: number): string {
    return written.get(row) ?? read(row, idOf)
  }
  return {
    at,
    hashAt: (row) => (written.has(row) ? hashOf(at(row)) : read(row, hashOfUnits)),
    set: (row, id) => void written.set(row, id),
  }
}

const [basis, prime] = [0x811c9dc5, 0x01000193]

/** FNV-1a of the code units. */
export function hashOf(id: string): number {
  let hash = basis
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), prime)
  return (hash ^ (hash >>> 15)) >>> 0
}

function hashOfUnits({ units, starts }: IdColumn, document: number): number {
  let hash = basis
  const end = starts[document + 1] as number
  for (let i = starts[document] as number; i < end; i++) hash = Math.imul(hash ^ (units[i] as number), prime)
  return (hash ^ (hash >>> 15)) >>> 0
}
