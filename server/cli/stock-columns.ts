import type { Command } from 'commander'
import { parse } from 'csv-parse/sync'
import { guessColumns } from '../feed/column-maps/guess-columns.ts'
import { decodeText } from '../feed/decode-text.ts'
import { FeedError } from '../feed/feed-error.ts'
import { openSource } from '../feed/open-source.ts'
import { peek } from '../feed/peek.ts'
import { detectDelimiter } from '../feed/read-csv.ts'
import { detectFormat, formatPeek, withoutMark } from '../feed/read-feed.ts'
import { openConfig } from './command-config.ts'
import { runCommand } from './run-command.ts'

/** `stock columns`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerColumns(stock: Command): void {
  stock
    .command('columns')
    .argument('<feed>', 'a CSV file, an http(s) address, or - for standard input; gzip is understood')
    .description('print a first column map for `stock import --map`, guessed from the headings')
    .action(runCommand(printColumns))
}

/** Rows whose cells are used to guess a column. */
const sampledRows = 200

/**
 * Prints a first column map of a CSV file as JSON, and on standard error the headings that it leaves out and what to check.
 *
 * @throws {FeedError} when the file is not CSV with a heading.
 */
async function printColumns(source: string): Promise<void> {
  const { feedPrivateHosts: privateHosts } = openConfig()
  const { chunks } = await openSource(source, undefined, { privateHosts })
  const { head, all } = await peek(withoutMark(chunks), formatPeek)
  await stopReading(all)
  if (head.length === 0) throw new FeedError('The feed is empty')
  if (detectFormat(head) !== 'csv') throw new FeedError('The feed is JSON, which needs no column map')
  const [heading = [], ...rows] = readRows(head)
  const { map, unmapped, doubts } = guessColumns(
    heading.map((cell) => cell.trim()),
    rows,
  )
  if (Object.keys(map.columns).length === 0) {
    const seen = heading.join(', ').slice(0, 500)
    throw new FeedError(`No heading of the file is known, so the first line may be none. It is: ${seen}`)
  }
  process.stdout.write(`${JSON.stringify(map, null, 2)}\n`)
  process.stderr.write([noteOf(unmapped), ...doubts.map((doubt) => `Check: ${doubt}\n`)].join(''))
}

function readRows(head: Buffer): string[][] {
  const lastLine = head.lastIndexOf('\n')
  const whole = head.length < formatPeek || lastLine < 0 ? head : head.subarray(0, lastLine + 1)
  return parse(decodeText(whole), {
    delimiter: detectDelimiter(head),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: sampledRows + 1,
  })
}

function noteOf(unmapped: readonly string[]): string {
  if (unmapped.length === 0) return 'Every heading has a field.\n'
  const names = unmapped.map((name) => (name === '' ? '(empty)' : name))
  return `Headings without a field: ${names.join(', ')}\n`
}

async function stopReading(chunks: AsyncIterable<Buffer>): Promise<void> {
  await chunks[Symbol.asyncIterator]().return?.()
}
