import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

export type CopyValue = string | number | null

/** Inserts rows by `COPY`, which takes a fraction of the time of `INSERT`. `columns` is a table with its columns. */
export async function copyRows(
  client: PoolClient,
  columns: string,
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return
  const stream = client.query(from(`COPY ${columns} FROM STDIN`))
  stream.end(rows.map((row) => `${row.map(copyText).join('\t')}\n`).join(''))
  await finished(stream)
}

/** PostgreSQL's text format of COPY. */
function copyText(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  return /[\\\t\n\r]/.test(value)
    ? value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : value
}
