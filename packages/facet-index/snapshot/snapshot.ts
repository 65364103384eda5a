import type { Columns, ValueColumn } from '../columns/columns.ts'
import { compileSchema } from '../schema/compile-schema.ts'
import type { Schema } from '../schema/schema.ts'
import type { Task } from '../tasks/task.ts'
import { type Cursor, readColumns, type SavedColumns, saveColumns } from './saved-columns.ts'

// A file is the arrays of all parts, then `Contents` as JSON, then a trailer of four 32-bit numbers: magic number,
// version, length of the JSON, checksum of everything before the trailer.

interface Contents {
  tag: string
  parts: Record<string, SavedColumns>
}

const magic = 0x4643_5354
const version = 6
const trailerBytes = 16
const pieceBytes = 262_144

/**
 * Writes the columns of one or more indexes as one file, in small pieces.
 *
 * @param tag Any text that identifies what the columns were built from; see `tagOfSnapshot`.
 */
export function* saveSnapshot(
  tag: string,
  parts: Readonly<Record<string, Columns>>,
): Generator<Uint8Array, void> {
  let checksum = emptyChecksum
  function* write(column: ValueColumn): Generator<Uint8Array, void> {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = padTo8(bytes.subarray(at, at + pieceBytes))
      checksum = addToChecksum(checksum, piece)
      yield piece
    }
  }

  const contents: Contents = { tag, parts: {} }
  for (const [name, columns] of Object.entries(parts))
    contents.parts[name] = yield* saveColumns(columns, write)
  const text = new TextEncoder().encode(JSON.stringify(contents))
  yield* write(text)
  yield new Uint8Array(new Uint32Array([magic, version, text.length, checksum]).buffer)
}

/** The tag of a file; null when it is no snapshot of this schema. Does not check whether the file is damaged. */
export function tagOfSnapshot(schema: Schema, file: Uint8Array): string | null {
  return contentsOf(schema, aligned(file))?.tag ?? null
}

/** The parts of a file by name; null when it is no snapshot of this schema, or damaged in a single bit. */
export function* loadSnapshot(schema: Schema, bytes: Uint8Array): Task<Record<string, Columns> | null> {
  const file = aligned(bytes)
  const contents = contentsOf(schema, file)
  if (contents === null) return null
  const [, , , expected] = trailerOf(file)
  const end = file.length - trailerBytes
  let checksum = emptyChecksum
  for (let at = 0; at < end; at += pieceBytes) {
    checksum = addToChecksum(checksum, file.subarray(at, Math.min(at + pieceBytes, end)))
    yield
  }
  if (checksum !== expected) return null

  const cursor: Cursor = { file, at: 0 }
  const parts: Record<string, Columns> = {}
  for (const [name, saved] of Object.entries(contents.parts))
    parts[name] = yield* readColumns(compileSchema(schema), saved, cursor)
  return parts
}

function contentsOf(schema: Schema, file: Uint8Array): Contents | null {
  if (file.length < trailerBytes || file.length % 8 !== 0) return null
  const [foundMagic, foundVersion, length = 0] = trailerOf(file)
  const start = file.length - trailerBytes - Math.ceil(length / 8) * 8
  if (foundMagic !== magic || foundVersion !== version || start < 0) return null
  try {
    const contents: Contents = JSON.parse(new TextDecoder().decode(file.subarray(start, start + length)))
    const { fingerprint } = compileSchema(schema)
    return Object.values(contents.parts).every((part) => part.fingerprint === fingerprint) ? contents : null
  } catch {
    return null
  }
}

function trailerOf(file: Uint8Array): Uint32Array {
  return new Uint32Array(file.buffer, file.byteOffset + file.length - trailerBytes, 4)
}

/** Columns are views on the file, and 8-byte numbers must start at a multiple of 8. */
function aligned(file: Uint8Array): Uint8Array {
  return file.byteOffset % 8 === 0 ? file : new Uint8Array(file)
}

function padTo8(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 8 === 0 && bytes.byteOffset % 4 === 0) return bytes
  const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8)
  padded.set(bytes)
  return padded
}

const emptyChecksum = 0x811c_9dc5

/** Continues a checksum over bytes whose number is a multiple of 4. */
function addToChecksum(checksum: number, bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  let sum = checksum
  for (let i = 0; i < words.length; i++) {
    sum = Math.imul(sum ^ (words[i] as number), 0x9e37_79b1)
    sum ^= sum >>> 15
  }
  return sum >>> 0
}
