import { doubtInWords } from '../feed/column-maps/column-doubts.ts'
import { columnMapSchema } from '../feed/column-maps/column-map.ts'
import { type GuessedColumns, guessColumns } from '../feed/column-maps/guess-columns.ts'
import { createRowMapper } from '../feed/column-maps/map-row.ts'
import { readCsvSample } from '../feed/csv-sample.ts'
import { FeedError } from '../feed/feed-error.ts'
import { openSource } from '../feed/open-source.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'

/**
 * Prints a first column map of a CSV file as JSON, and on standard error the headings that it leaves out and what to check.
 *
 * @throws {FeedError} when the file is not CSV with a heading.
 */
export async function printColumns(source: string, io: CommandIo): Promise<void> {
  const { feedPrivateHosts: privateHosts } = openConfig(io.env)
  const { chunks } = await openSource(source, undefined, { privateHosts })
  const { heading, rows, titles } = await readCsvSample(chunks)
  const { map, unmapped, doubts } = guessColumns(heading, rows)
  if (Object.keys(map.columns).length === 0) {
    const seen = heading
      .filter((cell) => cell !== '')
      .join(', ')
      .slice(0, 500)
    throw new FeedError(
      `No heading of the file is known, so the first line may be none. It is: ${seen}. Let the first line name the columns, such as "Stock number, Make, Model, Price"`,
    )
  }
  io.stdout.write(`${JSON.stringify(map, null, 2)}\n`)
  const notes = [...titlesNote(titles), noteOf(unmapped), ...picturesNote(map, heading, rows)]
  io.stderr.write([...notes, ...doubts.map((doubt) => `Check: ${doubtInWords(doubt)}\n`)].join(''))
}

/** Vehicles whose pictures are counted. */
const picturedRows = 5

/** A wrong separator shows in the numbers. */
function picturesNote(
  map: GuessedColumns['map'],
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const pictured = Object.entries(map.columns).filter(
    ([, to]) => typeof to !== 'string' && to.as === 'pictures',
  )
  if (pictured.length === 0) return []
  const toRow = createRowMapper(columnMapSchema.parse({ columns: Object.fromEntries(pictured) }), heading)
  const counts = rows.slice(0, picturedRows).map((row) => {
    const { media } = toRow(row).record as { media?: { images?: unknown[] } }
    return media?.images?.length ?? 0
  })
  return [`Pictures of the first ${counts.length} vehicles: ${counts.join(', ')}\n`]
}

function titlesNote(titles: number): string[] {
  return titles === 0 ? [] : [`Lines above the heading, which are skipped: ${titles}\n`]
}

function noteOf(unmapped: readonly string[]): string {
  if (unmapped.length === 0) return 'Every heading has a field.\n'
  const names = unmapped.map((name) => (name === '' ? '(empty)' : name))
  return `Headings without a field: ${names.join(', ')}\n`
}
