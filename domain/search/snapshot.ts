import { filterDefinitions } from '../stock/filter-fields.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import type { ShelfColumns } from './columns-of-rows.ts'
import { defaultMergeAfter, openShelves, shelvesOf } from './create-stock-index.ts'
import { addToChecksum, emptyChecksum } from './engine/checksum.ts'
import type { Column } from './engine/column-list.ts'
import { readShelf, type SavedShelf, saveShelf, type TakenShelf, takeShelf } from './engine/saved-shelf.ts'
import { settleShelf } from './engine/shelf.ts'
import { runToEnd, type Steps } from './engine/steps.ts'
import type { StockIndex } from './stock-index.ts'

/** What stands at the end of a file: where everything is, and what it stands for. */
interface Contents {
  tag: string
  /** Columns of other fields or bands would say something else. */
  fields: string
  /** By position in `vehicleTypes`. */
  shelves: SavedShelf[]
}

const magic = 0x4643_5354
const version = 3
const fields = JSON.stringify(filterDefinitions)
const trailerBytes = 16
const pieceBytes = 262_144

/** Merges all that waits. Then `takeIndex` has at least every change applied before this began. */
export function* settleIndex(index: StockIndex): Steps<void> {
  const shelves = shelvesOf(index)
  for (const type of vehicleTypes) yield* settleShelf(shelves[type])
}

/** An index as of its last merges, whatever changes later. */
export type TakenIndex = readonly TakenShelf[]

export function takeIndex(index: StockIndex): TakenIndex {
  const shelves = shelvesOf(index)
  return vehicleTypes.map((type) => takeShelf(shelves[type]))
}

/** As a file, in small pieces to be written one after the other: columns, contents, trailer. */
export function* exportColumns(taken: TakenIndex, tag: string): Generator<Uint8Array, void> {
  let checksum = emptyChecksum
  function* write(column: Column): Generator<Uint8Array, void> {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = padTo8(bytes.subarray(at, at + pieceBytes))
      checksum = addToChecksum(checksum, piece)
      yield piece
    }
  }

  const contents: Contents = { tag, fields, shelves: [] }
  for (const shelf of taken) contents.shelves.push(yield* saveShelf(shelf, write))
  const text = new TextEncoder().encode(JSON.stringify(contents))
  yield* write(text)
  yield new Uint8Array(new Uint32Array([magic, version, text.length, checksum]).buffer)
}

/** The `tag` under which a file was written; null when this is no such file. It may yet be torn. */
export function tagOf(file: Uint8Array): string | null {
  return contentsOf(file)?.tag ?? null
}

/** The index that `exportColumns` wrote, in steps; null when a single bit of the file is not as it was written. */
export function* openColumns(
  file: Uint8Array,
  { mergeAfter = defaultMergeAfter } = {},
): Steps<StockIndex | null> {
  const contents = contentsOf(file)
  if (contents === null) return null
  const [, , , expected] = trailerOf(file)
  let checksum = emptyChecksum
  for (let at = 0; at < file.length - trailerBytes; at += pieceBytes) {
    checksum = addToChecksum(
      checksum,
      file.subarray(at, Math.min(at + pieceBytes, file.length - trailerBytes)),
    )
    yield
  }
  if (checksum !== expected) return null

  const cursor = { at: 0 }
  const shelves: ShelfColumns[] = []
  for (const saved of contents.shelves) shelves.push(yield* readShelf(saved, file, cursor))
  return yield* openShelves(shelves, mergeAfter)
}

/** `openColumns` in one go, where the file was written under `tag`. */
export function createStockIndexFromColumns(
  file: Uint8Array,
  tag: string,
  options: { mergeAfter?: number } = {},
): StockIndex | null {
  const aligned = file.byteOffset % 8 === 0 ? file : new Uint8Array(file)
  return tagOf(aligned) === tag ? runToEnd(openColumns(aligned, options)) : null
}

function contentsOf(file: Uint8Array): Contents | null {
  if (file.length < trailerBytes || file.length % 8 !== 0 || file.byteOffset % 8 !== 0) return null
  const [foundMagic, foundVersion, length = 0] = trailerOf(file)
  const start = file.length - trailerBytes - Math.ceil(length / 8) * 8
  if (foundMagic !== magic || foundVersion !== version || start < 0) return null
  try {
    const contents: Contents = JSON.parse(new TextDecoder().decode(file.subarray(start, start + length)))
    return contents.fields === fields ? contents : null
  } catch {
    return null
  }
}

function trailerOf(file: Uint8Array): Uint32Array {
  return new Uint32Array(file.buffer, file.byteOffset + file.length - trailerBytes, 4)
}

function padTo8(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 8 === 0 && bytes.byteOffset % 4 === 0) return bytes
  const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8)
  padded.set(bytes)
  return padded
}
