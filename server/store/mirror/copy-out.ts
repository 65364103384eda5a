import type { SQLInputValue } from 'node:sqlite'
import type { PoolClient } from 'pg'
import { to } from 'pg-copy-streams'

/** How a column is read: `bigint` as a number, text as a string, and a long text as its bytes in UTF-8. */
export type ColumnKind = 'number' | 'text' | 'bytes'

/**
 * The rows of `select`, by `COPY` in PostgreSQL's binary format: a chunk of the connection at a time, so memory stays
 * bounded, and without making strings of long texts. Numbers must be `bigint` in the statement.
 *
 * @param silenceMs The server sends nothing for so long: the connection is dropped and the error means "away".
 */
export async function* copyOut(
  client: PoolClient,
  select: string,
  kinds: readonly ColumnKind[],
  silenceMs: number,
): AsyncGenerator<SQLInputValue[][], void> {
  const stream: ReturnType<typeof to> & { callback?: () => void } = client.query(
    to(`COPY (${select}) TO STDOUT (FORMAT binary)`),
  )
  // Ends the time limit that `pg` has for a whole query.
  stream.callback?.()
  const silence = setTimeout(() => stream.destroy(new Error('Query read timeout')), silenceMs)
  const rows = createRowParser(kinds)
  let isComplete = false
  try {
    for await (const chunk of stream) {
      silence.refresh()
      yield rows.parse(chunk as Buffer)
    }
    isComplete = true
  } finally {
    clearTimeout(silence)
    // The rest of the answer would have to be read before the connection can be used.
    if (!isComplete) void client.end().catch(() => undefined)
  }
}

/** Of the signature, the flags and the length of an extension, which is never sent. */
const headBytes = 19

function createRowParser(kinds: readonly ColumnKind[]) {
  let rest: Buffer = Buffer.alloc(0)
  let at = 0
  let isBegun = false

  /** Null when the buffer ends within the row, or at the mark of the end. */
  function readRow(): SQLInputValue[] | null {
    let position = at + 2
    if (position > rest.length || rest.readInt16BE(at) === -1) return null
    const row: SQLInputValue[] = new Array(kinds.length)
    for (let column = 0; column < kinds.length; column += 1) {
      if (position + 4 > rest.length) return null
      const length = rest.readInt32BE(position)
      position += 4
      if (position + length > rest.length) return null
      row[column] = length === -1 ? null : readValue(kinds[column], position, length)
      position += Math.max(length, 0)
    }
    at = position
    return row
  }

  function readValue(kind: ColumnKind | undefined, from: number, length: number): SQLInputValue {
    if (kind === 'number') return rest.readInt32BE(from) * 2 ** 32 + rest.readUInt32BE(from + 4)
    return kind === 'text' ? rest.toString('utf8', from, from + length) : rest.subarray(from, from + length)
  }

  return {
    /** The rows that are complete with this chunk. Their bytes are parts of it. */
    parse(chunk: Buffer): SQLInputValue[][] {
      rest = at < rest.length ? Buffer.concat([rest.subarray(at), chunk]) : chunk
      at = 0
      if (!isBegun) {
        if (rest.length < headBytes) return []
        at = headBytes
        isBegun = true
      }
      const rows: SQLInputValue[][] = []
      for (let row = readRow(); row !== null; row = readRow()) rows.push(row)
      return rows
    },
  }
}
