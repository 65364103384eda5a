export const feedFormats = ['envelope', 'array', 'ndjson', 'csv'] as const

/** Auto Trader's `{"results": […]}`, a JSON array, a JSON record a line, or CSV with a heading. */
export type FeedFormat = (typeof feedFormats)[number]

/** Bytes that `detectFormat` needs. */
export const formatPeek = 65_536

/**
 * Detects the format by the first bytes: `[` opens an array. After `{`, a first line that is a complete object without
 * `results` is NDJSON; anything else is an envelope. What is not JSON is CSV.
 */
export function detectFormat(head: Buffer): FeedFormat {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('[')) return 'array'
  if (!text.startsWith('{')) return 'csv'
  return looksLikeRecordLine(text) ? 'ndjson' : 'envelope'
}

function looksLikeRecordLine(text: string): boolean {
  const end = text.indexOf('\n')
  const line = end < 0 ? text : text.slice(0, end)
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !('results' in value)
  } catch {
    // A damaged record of NDJSON: its line still ends with a brace, and an envelope would contain "results".
    return end > 0 && line.trimEnd().endsWith('}') && !line.includes('"results"')
  }
}
