import { formatDay } from '#domain/stock/format-day.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import type { HistorySource, Told, VehicleHistory } from '#domain/stock/vehicle-history.ts'
import { formatMiles } from '../record/record-text.ts'
import { daysInWords } from './stock-history-view.ts'

/** What the record says about a vehicle's past, as text. */
export interface ProvenanceView {
  facts: ProvenanceFact[]
  /** What the record does not say, with what to ask instead. */
  missing: { label: string; ask: string }[]
  isNew: boolean
}

export interface ProvenanceFact {
  label: string
  value: string
  /** "Stock record, 5 November 2026". */
  source: string
  /** Something a buyer must know before paying. */
  warning: boolean
}

interface ProvenanceContext {
  /** ISO day: an MOT before it has expired. */
  today: IsoDay
  /** In stock; null when unknown. */
  days: number | null
  isNew: boolean
}

/** A new vehicle has no past, so nothing is listed as missing. */
export function toProvenanceView(
  history: VehicleHistory,
  { today, days, isNew }: ProvenanceContext,
): ProvenanceView {
  const rows = [...rowsOf(history, today)]
  const facts = rows.flatMap(({ label, told, value, warning = false }) =>
    told === null ? [] : [{ label, value, source: sourceInWords(told), warning }],
  )
  const inStock =
    days === null
      ? []
      : [
          {
            label: 'In stock with us',
            value: daysInWords(days),
            source: `Our stock log, since ${formatDay(dayBefore(today, days))}`,
            warning: false,
          },
        ]
  return {
    facts: [...facts, ...inStock],
    missing: isNew
      ? []
      : rows.flatMap(({ label, told, ask }) => (told === null && ask ? [{ label, ask }] : [])),
    isNew,
  }
}

function dayBefore(today: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
}

interface Row {
  label: string
  told: Told<unknown> | null
  /** Read only where `told` is there. */
  value: string
  warning?: boolean
  /** Absent for what is only worth showing where it is known. */
  ask?: string
}

function* rowsOf(history: VehicleHistory, today: IsoDay): Generator<Row> {
  const { owners, service, lastService, motExpires, lastMot, v5cIssued, writeOff } = history
  yield {
    label: 'Previous owners',
    told: owners,
    value: String(owners?.value),
    ask: 'Ask to see the V5C, which gives the number of keepers.',
  }
  yield {
    label: 'Service history',
    told: service,
    value: service?.value ?? '',
    ask: 'Ask to see the stamps or invoices.',
  }
  yield {
    label: 'Last service',
    told: lastService,
    value: [
      formatOptional(lastService?.value.day),
      lastService?.value.miles && `at ${formatMiles(lastService.value.miles)}`,
    ]
      .filter(Boolean)
      .join(' '),
  }
  const expired = motExpires !== null && motExpires.value < today
  yield {
    label: 'MOT',
    told: motExpires,
    value: `${expired ? 'Expired on' : 'Expires on'} ${formatOptional(motExpires?.value)}`,
    warning: expired,
    ask: 'Ask when it expires, or check on GOV.UK.',
  }
  yield {
    label: 'Last MOT test',
    told: lastMot,
    value: [lastMot?.value.result, lastMot?.value.miles && `at ${formatMiles(lastMot.value.miles)}`]
      .filter(Boolean)
      .join(' '),
  }
  yield {
    label: 'V5C registration document',
    told: v5cIssued,
    value: `Issued on ${formatOptional(v5cIssued?.value)}`,
    ask: 'Ask to see it.',
  }
  yield {
    label: 'Write-off',
    told: writeOff,
    value: writeOff?.value === 'none' ? 'No category recorded' : `Category ${writeOff?.value}`,
    warning: writeOff?.value !== 'none',
    ask: 'Ask whether an insurer has written it off.',
  }
  yield flagRow('Stolen', history.stolen, 'Recorded as stolen', 'Not recorded as stolen', {
    ask: 'Ask whether it has been reported stolen.',
  })
  yield flagRow('Outstanding finance', history.finance, 'Finance recorded', 'None recorded', {
    ask: 'Ask for proof that none is left to pay.',
  })
  yield flagRow('Mileage', history.mileageDiscrepancy, 'Discrepancy recorded', 'No discrepancy recorded', {
    ask: 'Ask whether it agrees with MOT and service records.',
  })
  yield flagRow('Scrapped', history.scrapped, 'Recorded as scrapped', 'Not recorded as scrapped')
  yield flagRow('Imported', history.imported, 'Imported', 'Not recorded as imported')
  yield flagRow('Exported', history.exported, 'Recorded as exported', 'Not recorded as exported')
  yield flagRow('Registration', history.registrationChanged, 'Has changed', 'No change recorded')
  yield flagRow('Colour', history.colourChanged, 'Has changed', 'No change recorded')
}

function flagRow(
  label: string,
  told: Told<boolean> | null,
  yes: string,
  no: string,
  { ask }: { ask?: string } = {},
): Row {
  return {
    label,
    told,
    value: told?.value ? yes : no,
    warning: told?.value === true,
    ...(ask ? { ask } : {}),
  }
}

const sourceWords: Readonly<Record<HistorySource, string>> = {
  'stock record': 'Stock record',
  'vehicle check': 'Vehicle check',
  'MOT test': 'MOT test',
}

function sourceInWords({ source, on }: Told<unknown>): string {
  return on === null
    ? `${sourceWords[source]}, date not supplied`
    : `${sourceWords[source]}, ${formatDay(on)}`
}

function formatOptional(day: IsoDay | undefined): string {
  return day === undefined ? '' : formatDay(day)
}
