import { type Command, InvalidArgumentError } from 'commander'
import { type Endpoint, endpoints, type Outbox } from '#domain/leads/outbox.ts'
import { ageInWords } from '#domain/stock/age-in-words.ts'
import { formatDay } from '#domain/stock/iso-day.ts'
import { pricePositions } from '#domain/stock/price-position.ts'
import { showsEverything } from '#domain/stock/shown-record.ts'
import type { StockSummary } from '#domain/stock/stock-summary.ts'
import sells from '#sells'
import { readPositions } from '../stock/read-positions.ts'
import { stockFile } from '../store/data-files.ts'
import type { OutboxPlace } from '../store/open-outbox.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import type { LeadCounts } from '../summary/count-leads.ts'
import { type Summary, summarise } from '../summary/summarise.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { hasLeads, withOutbox } from './with-outbox.ts'
import { withStock } from './with-stock.ts'

interface SummaryFlags {
  weeks: number
  json?: true
}

/** `summary`: the stock and the leads of the last weeks. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerSummary(summary: Command, io: CommandIo): void {
  summary
    .option('--weeks <n>', 'number of weeks, up to today', parseWeeks, 1)
    .option('--json', 'as one JSON object, with every make')
    .action(
      runCommand(io, async ({ weeks, json }: SummaryFlags) => {
        const summary = await summarisePlace(openConfig(io.env), { weeks, now: Date.now() })
        io.stdout.write(json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
      }),
    )
}

/** @throws {InvalidArgumentError} that commander turns into wrong usage. */
function parseWeeks(text: string): number {
  const weeks = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (weeks >= 1) return weeks
  throw new InvalidArgumentError('It must be a whole number from 1 to 999.')
}

/** The summary of a place. Price positions are those of the whole stock, as on the site. */
export async function summarisePlace(
  config: StockPlace & OutboxPlace,
  period: { weeks: number; now: number },
): Promise<Summary> {
  return withStock(config, async (stock) => {
    const file = config.databaseUrl === null ? stockFile(config.dataDir) : null
    const pricePosition = await readPositions(stock, file, { ...showsEverything, sells })
    const summariseWith = (outbox: Outbox | null) => summarise({ stock, outbox, pricePosition }, period)
    // The command never creates the file of applications: see `requireLeads`.
    return hasLeads(config) ? withOutbox(config, summariseWith) : summariseWith(null)
  })
}

/** How many makes are listed; the JSON has all of them. */
const shownMakes = 20

type Cell = string | number

/** The summary as plain text. */
export function summaryText(summary: Summary): string {
  const { from, to, stock, movements, leads, askedFor, waitedFor, missed, undelivered } = summary
  const { left, reduced, raised, otherPriceChanges } = movements
  return [
    `Summary of ${formatDay(from)} to ${formatDay(to)}`,
    '',
    'Leads received',
    ...leadLines(leads),
    ...askedLines(askedFor),
    ...waitedLines(waitedFor),
    ...missedLines(missed),
    ...undeliveredLines(undelivered),
    '',
    'Stock',
    ...table([
      ['Listed for sale', stock.vehicles],
      ['Arrived, and listed', stock.arrived],
      ['Sold or removed', left],
      ['Prices reduced', reduced],
      ['Prices raised', raised],
      ['Prices to or from on application', otherPriceChanges],
    ]),
    '',
    'Days in stock',
    ...standingLines(stock),
    '',
    'Price position by make',
    ...makeLines(stock),
    '',
    'Views of pages are not counted: the site does not track visitors.',
    '',
  ].join('\n')
}

function leadLines(leads: Record<string, LeadCounts> | null): string[] {
  if (leads === null || Object.keys(leads).length === 0) return ['  None']
  const rows = Object.entries(leads)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, { waiting, delivered, rejected, erased }]): Cell[] => {
      return [kind, waiting + delivered + rejected + erased, waiting, delivered, rejected, erased]
    })
  return table([['Kind', 'All', 'Waiting', 'Delivered', 'Rejected', 'Erased undelivered'], ...rows])
}

function askedLines(askedFor: Summary['askedFor']): string[] {
  if (askedFor.length === 0) return []
  const gone = (isListed: boolean) => (isListed ? '' : ', no longer for sale')
  return [
    '',
    'Asked for most',
    ...askedFor.map(
      ({ leads, id, vehicle, isListed }) =>
        `  ${grouped(leads).padStart(6)}  ${id}  ${vehicle}${gone(isListed)}`,
    ),
  ]
}

function waitedLines(waitedFor: Summary['waitedFor']): string[] {
  if (waitedFor.length === 0) return []
  return [
    '',
    'Waited for by email now',
    ...waitedFor.map(({ words, buyers }) => `  ${grouped(buyers).padStart(6)}  ${words}`),
  ]
}

function missedLines(missed: Summary['missed']): string[] {
  if (missed === null || missed.searches.length + missed.others === 0) return []
  return [
    '',
    'Searched for and not found',
    ...missed.searches.map(({ words, asked }) => `  ${grouped(asked).padStart(6)}  ${words}`),
    ...(missed.others > 0 ? [`  ${grouped(missed.others).padStart(6)}  Other searches`] : []),
    '  Robots that give their name are left out; others may be among them.',
  ]
}

const destinations: Readonly<Record<Endpoint, string>> = {
  applications: 'Applications to the lead service',
  enquiries: 'Enquiries to the lead service',
  email: 'Emails to you',
}

/** Only where something failed: what waits for its first attempt is on its way. */
function undeliveredLines(undelivered: Summary['undelivered']): string[] {
  const rows = endpoints.flatMap((endpoint): Cell[][] => {
    const { failing = 0, rejected = 0, failure = null } = undelivered?.[endpoint] ?? {}
    return failing + rejected === 0 ? [] : [[destinations[endpoint], failing, rejected, failure ?? '']]
  })
  if (rows.length === 0) return []
  const heads = ['Destination', 'Failed, sent again', 'Refused', 'Failure']
  return ['', 'Not delivered: see leads list', ...table([heads, ...rows])]
}

function standingLines({ medianDays, ages, withoutArrival, longestStanding }: StockSummary): string[] {
  if (medianDays === null) return ['  No vehicle has a date of arrival']
  const unknown = withoutArrival === 0 ? [] : [`  Without a date of arrival: ${grouped(withoutArrival)}`]
  return [
    `  Median: ${grouped(medianDays)}`,
    ...table(ages.map(({ upTo, vehicles }, index): Cell[] => [ageInWords(ages, index, upTo), vehicles])),
    ...unknown,
    '  Listed for longest:',
    ...longestStanding.map(({ id, name, days }) => `  ${grouped(days).padStart(6)} days  ${id}  ${name}`),
  ]
}

function makeLines({ makes }: StockSummary): string[] {
  if (makes.length === 0) return ['  None']
  const heads: Cell[] = ['Make', 'Vehicles', 'Great', 'Good', 'Fair', 'High', 'None']
  const rows = makes
    .slice(0, shownMakes)
    .map((row): Cell[] => [
      row.make,
      row.vehicles,
      ...pricePositions.map((position) => row[position]),
      row.none,
    ])
  const rest = makes.length - shownMakes
  return [...table([heads, ...rows]), ...(rest > 0 ? [`  and ${rest} more makes, with --json`] : [])]
}

/** Columns as wide as their widest cell: the first to the left, the others to the right. */
function table(rows: readonly Cell[][]): string[] {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)))
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  return texts.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `  ${cells.join('  ')}`
  })
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB')
}
