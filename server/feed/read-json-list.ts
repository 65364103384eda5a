import type { ReadRow } from './feed-row.ts'
import { createJsonListSplitter } from './json-list-splitter.ts'

/**
 * The records of a JSON array or of an envelope's `results`.
 *
 * @throws {FeedError} when an envelope has no `results`.
 */
export async function* readJsonList(
  chunks: AsyncIterable<Buffer>,
  wrapper: 'envelope' | 'array',
): AsyncGenerator<ReadRow[]> {
  const splitter = createJsonListSplitter(wrapper)
  for await (const chunk of chunks) {
    const rows = splitter.push(chunk)
    if (rows.length > 0) yield rows
  }
  const rows = splitter.end()
  if (rows.length > 0) yield rows
}
