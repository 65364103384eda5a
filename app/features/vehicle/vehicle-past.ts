import { formatCount } from '#app/ui/format-count.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { formatDay, formatDayOfYear, type IsoDay } from '#domain/stock/iso-day.ts'
import type { PricePoint } from '#domain/stock/price-history.ts'
import type { Told, VehicleHistory } from '#domain/stock/vehicle-history.ts'
import { formatMiles } from '../record/format-miles.ts'
import { vatSentence } from '../record/price-view.ts'

/** How the price of a vehicle has changed here, the newest first. */
export type PriceHistory = NonNullable<ReturnType<typeof toPriceHistory>>

/**
 * Null unless the price has changed.
 *
 * @param days In stock; null when unknown.
 * @param points On the VAT basis that the page shows, which `vatStatus` names.
 */
export function toPriceHistory(
  points: readonly PricePoint[],
  { days, today, vatStatus }: { days: number | null; today: IsoDay; vatStatus: string | null },
) {
  const [last, before] = points.toReversed()
  if (!last || !before) return null
  const move = moveBetween(before, last)
  const changed = (last.at.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear : formatDay)(last.at)
  const sentences = [
    ...(days === null ? [] : [days === 0 ? 'New in stock today' : `In stock for ${daysInWords(days)}`]),
    move ? `${move} since ${changed}` : `Price changed on ${changed}`,
  ]
  return {
    /** "In stock for 23 days. £500 less since 3 November. These prices are without VAT." */
    summary: `${sentences.join('. ')}. ${vatSentence('These prices', vatStatus)}`.trimEnd(),
    prices: points
      .map((point, index) => ({
        day: formatDay(point.at),
        price: point.price === null ? 'On application' : formatPounds(point.price),
        change: moveBetween(points[index - 1], point),
      }))
      .toReversed(),
  }
}

/** "£500 less"; null without two prices, and for the same one. */
function moveBetween(before: PricePoint | undefined, { price: to }: PricePoint): string | null {
  const from = before?.price ?? null
  if (from === null || to === null || from === to) return null
  return `${formatPounds(pence(Math.abs(to - from)))} ${to < from ? 'less' : 'more'}`
}

/** "Since today", "1 day", "23 days". */
function daysInWords(days: number): string {
  if (days === 0) return 'Since today'
  return days === 1 ? '1 day' : `${formatCount(days)} days`
}

/** What the record says about a vehicle's past, with sources, and what it does not say. */
export type Provenance = ReturnType<typeof toProvenance>

/** A new vehicle has no past, so nothing is listed as missing. */
export function toProvenance(
  history: VehicleHistory,
  { today, days, isNew }: { today: IsoDay; days: number | null; isNew: boolean },
) {
  const rows = rowsOf(history, today)
  const facts = rows.flatMap(({ fact }) => fact ?? [])
  const since = days === null ? null : new Date(Date.parse(today) - days * 86_400_000)
  if (days !== null && since)
    facts.push({
      label: 'In stock with us',
      value: daysInWords(days),
      source: `Our stock log, since ${formatDay(since.toISOString().slice(0, 10))}`,
      warning: false,
    })
  return {
    facts,
    /** What the history check is to answer: "theft". */
    missing: isNew ? [] : rows.flatMap(({ missing }) => missing ?? []),
    isNew,
  }
}

interface Row {
  /** `source` is as "Stock record, 5 November 2026"; `warning` for what a buyer must know before paying. */
  fact?: { label: string; value: string; source: string; warning: boolean }
  missing?: string
}

interface RowWords<T> {
  value: (told: T) => string
  warns?: (told: T) => boolean
  /** What is missing where it is unknown, within a sentence; absent for what is only worth showing where it is known. */
  missing?: string
}

function row<T>(label: string, told: Told<T> | null, { value, warns, missing }: RowWords<T>): Row {
  if (told === null) return missing ? { missing } : {}
  const on = told.on === null ? 'date not supplied' : formatDay(told.on)
  const source = `${sourceWords[told.source]}, ${on}`
  return { fact: { label, value: value(told.value), source, warning: warns?.(told.value) ?? false } }
}

const sourceWords = {
  'stock record': 'Stock record',
  'vehicle check': 'Vehicle check',
  'MOT test': 'MOT test',
}

/** A fact that is good where it is not so. */
function flag(label: string, told: Told<boolean> | null, yes: string, no: string, missing?: string): Row {
  return row(label, told, {
    value: (is) => (is ? yes : no),
    warns: (is) => is,
    ...(missing ? { missing } : {}),
  })
}

function rowsOf(history: VehicleHistory, today: IsoDay): Row[] {
  const atMiles = (miles: number | null) => (miles ? ` at ${formatMiles(miles)}` : '')
  return [
    row('Previous keepers', history.owners, {
      value: String,
      missing: 'number of previous keepers',
    }),
    row('Service history', history.service, { value: String, missing: 'service history' }),
    row('Last service', history.lastService, {
      value: ({ day, miles }) => formatDay(day) + atMiles(miles),
    }),
    row('MOT', history.motExpires, {
      value: (day) => `${day < today ? 'Expired on' : 'Expires on'} ${formatDay(day)}`,
      warns: (day) => day < today,
      missing: 'MOT',
    }),
    row('Last MOT test', history.lastMot, { value: ({ result, miles }) => result + atMiles(miles) }),
    row('V5C (log book)', history.v5cIssued, {
      value: (day) => `Issued on ${formatDay(day)}`,
      missing: 'V5C (log book)',
    }),
    row('Write-off', history.writeOff, {
      value: (category) => (category === 'none' ? 'No category recorded' : `Category ${category}`),
      warns: (category) => category !== 'none',
      missing: 'insurance write-off',
    }),
    flag('Stolen', history.stolen, 'Recorded as stolen', 'Not recorded as stolen', 'theft'),
    flag('Outstanding finance', history.finance, 'Finance recorded', 'None recorded', 'outstanding finance'),
    flag(
      'Mileage',
      history.mileageDiscrepancy,
      'Discrepancy recorded',
      'No discrepancy recorded',
      'mileage against earlier records',
    ),
    flag('Scrapped', history.scrapped, 'Recorded as scrapped', 'Not recorded as scrapped'),
    flag('Imported', history.imported, 'Imported', 'Not recorded as imported'),
    flag('Exported', history.exported, 'Recorded as exported', 'Not recorded as exported'),
    flag('Number plate', history.registrationChanged, 'Has changed', 'No change recorded'),
    flag('Colour', history.colourChanged, 'Has changed', 'No change recorded'),
  ]
}
