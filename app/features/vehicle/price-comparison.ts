import type { Stock } from '#app/services.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { urls, type VehicleParams } from '#app/urls.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import { excludesVat } from '#domain/finance/vat.ts'
import type { StockComparison } from '#domain/price-position/compare-price-in-stock.ts'
import { belowMedian, positionBounds } from '#domain/price-position/price-comparison.ts'
import { formatRange } from '#domain/search/parse-range.ts'
import type { Range } from '#domain/stock/bands.ts'
import { pricePositions, pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { modelName, nameOf, numberOf, textOf } from '#domain/stock/record-text.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { formatMiles } from '../record/format-miles.ts'
import { hasVat, type PriceView, toPriceView, vatSentence } from '../record/price-view.ts'
import { vatNote } from '../record/price-words.ts'

/** What a price position was calculated from, as text. */
export type ComparedPrice = Awaited<ReturnType<typeof toComparedPrice>>

/** How many comparables are named. */
const named = 3

/** `params` are the terms of the page, for the links. */
export async function toComparedPrice(
  stock: Pick<Stock, 'find'>,
  record: StockRecord,
  { type, price }: { type: VehicleType; price: Extract<PriceView, { state: 'priced' }> },
  comparison: StockComparison,
  params: VehicleParams,
) {
  const { amount, vatStatus } = price
  const { comparables, ratio, lowest, highest, years, miles, ids, position } = comparison
  const { singular, plural } = vehicleTypeWords[type]
  const make = textOf(record.vehicle, 'make') ?? ''
  const model = textOf(record.vehicle, 'model') ?? ''
  const below = belowMedian(amount, comparison)
  const median = pence(amount + below)
  const found = await Promise.all(ids.slice(0, named).map((id) => stock.find(id)))
  return {
    /** "Good price". */
    word: pricePositionWords[position],
    comparables,
    /** "£520 below the typical price". */
    gap:
      below === 0
        ? 'the same as the typical price'
        : `${formatPounds(pence(Math.abs(below)))} ${below > 0 ? 'below' : 'above'} the typical price`,
    /** What is compared, in sentences. */
    basis:
      `We compared this ${singular} with the ${comparables} ${modelName(make, model)} ${plural} in our stock that are most like it: ${yearsInWords(years)}, ${milesInWords(miles)}. We adjusted their prices to the year, mileage and engine size of this ${singular} first. ${vatSentence('The figures above', vatStatus)}`.trimEnd(),
    figures: [
      { label: `This ${singular}`, value: formatPounds(amount) },
      { label: 'Typical price', value: formatPounds(median) },
      {
        label: 'Range',
        value: `${formatPounds(toTens(amount * lowest))} to ${formatPounds(toTens(amount * highest))}`,
      },
    ],
    scale: scaleOf({ lowest, highest, median: 1 / ratio }),
    /** The comparables that are nearest by age and mileage. */
    nearest: found.flatMap((one) =>
      one.state === 'listed' ? [toNearest(one.record, vatStatus, params)] : [],
    ),
    search: {
      href: urls.search(type, {
        make,
        model,
        year: formatRange('year', years),
        mileage: formatRange('mileage', miles),
        vat: params.vat,
      }),
      text: `See ${modelName(make, model)} ${plural} of this age and mileage`,
    },
  }
}

/** With VAT, unless the page shows its own price without: prices in one list are on one basis. */
function toNearest(record: StockRecord, vatStatus: string | null, params: VehicleParams) {
  const price = toPriceView(record, { vat: excludesVat(vatStatus) ? 'ex' : 'inc' })
  const year = vehicleYear(record)
  const miles = numberOf(record.vehicle, 'odometerReadingMiles')
  return {
    href: urls.vehicle(record.metadata.stockId, params),
    name: [nameOf(record), textOf(record.vehicle, 'derivative')].filter(Boolean).join(' '),
    facts: [year, miles === null ? null : formatMiles(miles)].filter(Boolean).join(', '),
    price:
      price.state === 'priced'
        ? [formatPounds(price.amount), hasVat(price.vatStatus) && vatNote(price)]
            .filter(Boolean)
            .join(' ')
            // It breaks after the comma alone.
            .replaceAll(/(?<!,) /g, '\u00a0')
        : 'Price on application',
  }
}

/**
 * A line from the lowest to the highest price, in hundredths of its length. What it is given is in multiples of the
 * vehicle's own price.
 */
function scaleOf({ lowest, highest, median }: Record<'lowest' | 'highest' | 'median', number>) {
  const ends = [Math.min(lowest, 1, median * 0.84), Math.max(highest, 1, median * 1.14)] as const
  const at = (value: number) =>
    Math.round(Math.min(100, Math.max(0, ((value - ends[0]) / (ends[1] - ends[0])) * 100)) * 10) / 10
  const edges = [0, ...positionBounds.map((bound) => at(bound * median)), 100]
  return {
    zones: pricePositions.map((position, index) => ({
      name: pricePositionWords[position].replace(/ price$/, ''),
      from: edges[index] as number,
      to: edges[index + 1] as number,
    })),
    median: at(median),
    own: at(1),
  }
}

function yearsInWords({ low, high }: Range): string {
  return low === high ? `from ${low}` : `from ${low} to ${high}`
}

function milesInWords({ low, high }: Range): string {
  return low === high ? `with ${formatMiles(low)}` : `with ${formatCount(low)} to ${formatMiles(high)}`
}

/** To ten pounds: an adjusted price is an estimate. */
function toTens(amount: number): Pence {
  return pence(Math.round(amount / 1_000) * 1_000)
}
