import { formatDay } from '#domain/stock/iso-day.ts'
import { pricePositions } from '#domain/stock/price-position.ts'
import type { StockSummary } from '#domain/stock/stock-summary.ts'
import type { LeadCounts, Summary } from './summarise.ts'

/** How many makes are listed; the JSON has all of them. */
const shownMakes = 20

type Cell = string | number

/** The summary as plain text. */
export function summaryText({ from, to, stock, movements, leads }: Summary): string {
  const { left, reduced, raised, otherPriceChanges } = movements
  return [
    `Summary of ${formatDay(from)} to ${formatDay(to)}`,
    '',
    'Leads received',
    ...leadLines(leads),
    '',
    'Stock',
    ...table([
      ['On the forecourt', stock.vehicles],
      ['Arrived, and on the forecourt', stock.arrived],
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

function standingLines({ medianDays, withoutArrival, longestStanding }: StockSummary): string[] {
  if (medianDays === null) return ['  No vehicle has a date of arrival']
  const unknown = withoutArrival === 0 ? [] : [`  Without a date of arrival: ${grouped(withoutArrival)}`]
  return [
    `  Median: ${grouped(medianDays)}`,
    ...unknown,
    '  Longest on the forecourt:',
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
