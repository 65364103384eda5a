import { hashOf, type RowIds } from './row-ids.ts'

/** The number of the row that each id has: open hashing over one typed array, a quarter of the memory of a Map. */
export interface IdTable {
  /** -1 when no row has the id. */
  find(id: string): number
  /** The id of `row`, which no row in the table has yet. */
  add(row: number): void
  /** Before the id of `row` is given up. */
  remove(row: number): void
}

/** @param expected How many rows there will be, at a guess. */
export function createIdTable(ids: Pick<RowIds, 'at' | 'hashAt'>, expected = 0): IdTable {
  // Row + 1; 0 is an empty cell. The number of cells is a power of two.
  let cells = new Uint32Array(2 ** Math.ceil(Math.log2(expected / 0.7 + 1024)))
  let size = 0

  const homeOf = (row: number) => ids.hashAt(row) & (cells.length - 1)
  const next = (cell: number) => (cell + 1) & (cells.length - 1)

  function place(row: number): void {
    let cell = homeOf(row)
    while (cells[cell] !== 0) cell = next(cell)
    cells[cell] = row + 1
  }

  function grow(): void {
    const former = cells
    cells = new Uint32Array(former.length * 2)
    for (const held of former) if (held !== 0) place(held - 1)
  }

  return {
    find(id) {
      for (let cell = hashOf(id) & (cells.length - 1); cells[cell] !== 0; cell = next(cell)) {
        const row = (cells[cell] as number) - 1
        if (ids.at(row) === id) return row
      }
      return -1
    },
    add(row) {
      size++
      if (size > cells.length * 0.7) grow()
      place(row)
    },
    remove(row) {
      let gap = homeOf(row)
      while (cells[gap] !== row + 1) gap = next(gap)
      size--
      // What stands further on only because the gap was taken moves up.
      for (let cell = next(gap); cells[cell] !== 0; cell = next(cell)) {
        const home = homeOf((cells[cell] as number) - 1)
        const behindGap = gap < cell ? home > gap && home <= cell : home > gap || home <= cell
        if (behindGap) continue
        cells[gap] = cells[cell] as number
        gap = cell
      }
      cells[gap] = 0
    },
  }
}
