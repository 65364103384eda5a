import type { Stock } from '#app/services.ts'
import { inCondition } from '#content/sold-types.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { ValuationQuestion } from './parse-valuation.ts'

/** What we have of a model, where that is too little or too far in age for a price range. */
export interface ModelInStock {
  /** Used ones, of the body type if one was chosen. */
  found: number
  /** Of the oldest and the newest of them; null without a year. */
  years: { from: number; to: number } | null
  /** Up to five of those that are nearest in age to a vehicle older or newer than all of them; null for any other. */
  nearest: NearestInAge | null
}

interface NearestInAge {
  count: number
  years: { from: number; to: number }
  /** Their lowest and highest price: "£4,495". */
  low: string
  high: string
}

const mostNearest = 5

export async function modelInStock(stock: Stock, question: ValuationQuestion): Promise<ModelInStock> {
  const { type, make, model, bodyType, year } = question
  const filters = {
    ...inCondition(type, 'Used'),
    make: [make],
    model: [model],
    ...(bodyType ? { bodyType: [bodyType] } : {}),
  }
  const inYears = stock.facets(type, filters).year.map(({ value }) => Number(value))
  const years = inYears.length > 0 ? { from: Math.min(...inYears), to: Math.max(...inYears) } : null
  const isOutside = years !== null && (year < years.from || year > years.to)
  const sort = years !== null && year < years.from ? 'year_asc' : 'year_desc'
  const { total, records } = await stock.search({ type, filters, sort, limit: isOutside ? mostNearest : 0 })
  const priced = records.flatMap((record) => {
    const { price } = vehiclePrice(record)
    const year = vehicleYear(record)
    return price === null || year === null ? [] : [{ price, year }]
  })
  return { found: total, years, nearest: isOutside ? nearestOf(priced) : null }
}

function nearestOf(priced: readonly { price: Pence; year: number }[]): NearestInAge | null {
  const byPrice = priced.toSorted((a, b) => a.price - b.price)
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)]
  if (!lowest || !highest) return null
  const years = priced.map(({ year }) => year)
  return {
    count: priced.length,
    years: { from: Math.min(...years), to: Math.max(...years) },
    low: formatPounds(lowest.price),
    high: formatPounds(highest.price),
  }
}
