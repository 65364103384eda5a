/** Ids as UTF-16 code units end to end, in a quarter of the memory of as many strings. */
export interface IdColumn {
  /** Bytes as long as every code unit fits in one. */
  units: Uint8Array | Uint16Array
  /** Where the id of each document starts; one more entry for the end of the last. */
  starts: Uint32Array
}

export function createIdColumn(documents: number, units: number, wide: boolean): IdColumn {
  return {
    units: wide ? new Uint16Array(units) : new Uint8Array(units),
    starts: new Uint32Array(documents + 1),
  }
}

export function packIds(ids: readonly string[]): IdColumn {
  const length = ids.reduce((sum, id) => sum + id.length, 0)
  const column = createIdColumn(ids.length, length, ids.some(isWide))
  let at = 0
  for (const [document, id] of ids.entries()) {
    for (let i = 0; i < id.length; i++) column.units[at++] = id.charCodeAt(i)
    column.starts[document + 1] = at
  }
  return column
}

export function joinIds(columns: readonly IdColumn[]): IdColumn {
  const [documents, length] = columns.reduce(
    ([size, sum], { starts, units }) => [size + starts.length - 1, sum + units.length],
    [0, 0],
  )
  const wide = columns.some(({ units }) => units instanceof Uint16Array)
  const joined = createIdColumn(documents, length, wide)
  let [document, at] = [0, 0]
  for (const { starts, units } of columns) {
    joined.units.set(units, at)
    for (const end of starts.subarray(1)) joined.starts[++document] = at + end
    at += units.length
  }
  return joined
}

export function idOf({ units, starts }: IdColumn, document: number): string {
  const id = units.subarray(starts[document], starts[document + 1])
  return String.fromCharCode.apply(null, id as unknown as number[])
}

/** The document with this id, or -1. */
export function findId(column: IdColumn, byId: Uint32Array, id: string): number {
  let [low, high] = [0, byId.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareId(column, byId[middle] as number, id) < 0) low = middle + 1
    else high = middle
  }
  const document = byId[low]
  return document !== undefined && compareId(column, document, id) === 0 ? document : -1
}

/** Whether a code unit takes more than a byte. */
function isWide(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) return true
  return false
}

function compareId({ units, starts }: IdColumn, document: number, id: string): number {
  const start = starts[document] as number
  const length = (starts[document + 1] as number) - start
  const shared = Math.min(length, id.length)
  for (let i = 0; i < shared; i++) {
    const difference = (units[start + i] as number) - id.charCodeAt(i)
    if (difference !== 0) return difference
  }
  return length - id.length
}

/** Compares the ids of two documents, by code unit. */
export function compareIds({ units, starts }: IdColumn, a: number, b: number): number {
  const [startA, startB] = [starts[a] as number, starts[b] as number]
  const [lengthA, lengthB] = [(starts[a + 1] as number) - startA, (starts[b + 1] as number) - startB]
  for (let i = 0; i < Math.min(lengthA, lengthB); i++) {
    const difference = (units[startA + i] as number) - (units[startB + i] as number)
    if (difference !== 0) return difference
  }
  return lengthA - lengthB
}
