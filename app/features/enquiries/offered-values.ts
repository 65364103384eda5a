import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'

/** The visitor's vehicle in the address of the form, as `urls.enquirePartExchange` writes it. Other text is ignored. */
export function offeredValues(query: URLSearchParams): EnquiryValues {
  const text = (name: string) => query.get(name)?.trim().slice(0, longest) ?? ''
  const digits = (name: string) => (/^\d{1,7}$/.test(text(name)) ? text(name) : '')
  const [low, high] = [digits('low'), digits('high')]
  return {
    make: text('make'),
    model: text('model'),
    year: digits('year'),
    mileage: digits('mileage'),
    valuation: low && high ? `${pounds(low)} to ${pounds(high)}` : '',
  }
}

/** A range written by `offeredValues`, in whole pounds; null for other text. */
export function rangeOf(valuation: string | undefined): { low: number; high: number } | null {
  const [, low, high] = /^£([\d,]+) to £([\d,]+)$/.exec(valuation ?? '') ?? []
  return low && high ? { low: Number(low.replaceAll(',', '')), high: Number(high.replaceAll(',', '')) } : null
}

const longest = 60

function pounds(digits: string): string {
  return formatPounds(pence(Number(digits) * 100))
}
