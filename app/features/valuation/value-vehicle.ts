import type { Stock } from '#app/services.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { excludesVat } from '#domain/finance/vat.ts'
import type { Filters } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { type PricedVehicle, priceRange } from '#domain/valuation/price-range.ts'
import {
  type Confidence,
  filtersOfStep,
  type ValuationStep,
  valuationSteps,
} from '#domain/valuation/valuation-steps.ts'
import { type ModelInStock, modelInStock } from './model-in-stock.ts'
import type { ValuationQuestion } from './parse-valuation.ts'

const mostComparables = 100

export interface ValuedAnswer {
  state: 'valued'
  question: ValuationQuestion
  confidence: Confidence
  /** Same make and model, or other models of the make with the same body type. */
  alike: ValuationStep['alike']
  low: string
  high: string
  /** The same in whole pounds. */
  pounds: { low: number; high: number }
  comparables: number
  /** Those of the comparables. */
  years: { from: number; to: number }
  exVat: boolean
  /** Whether all of the comparables have its fuel; null where its fuel is not known. */
  sameFuel: boolean | null
  /** Of the model in stock, for vans and trucks: their prices differ by it. */
  bodyTypes: readonly string[]
}

export interface TooFewAnswer extends Pick<ValuedAnswer, 'question' | 'bodyTypes'>, ModelInStock {
  state: 'too-few'
}

export type VehicleValuation = ValuedAnswer | TooFewAnswer

/**
 * The price range of similar vehicles in stock, from the first step that finds enough of them: of its fuel, where it is known
 * and the step finds enough with it.
 */
export async function valueVehicle(stock: Stock, question: ValuationQuestion): Promise<VehicleValuation> {
  const { type, make, model, bodyType, fuel } = question
  const chosen = bodyType ? { bodyType: [bodyType] } : {}
  const ofModel = stock.facets(type, { make: [make], model: [model], ...chosen })
  const bodies = ofModel.bodyType.map(({ value }) => value)
  const bodyTypes = type === 'car' ? [] : bodies
  const comparablesWith = (filters: Filters) => findComparables(stock, type, { ...filters, ...chosen })
  for (const step of valuationSteps) {
    const filters = filtersOfStep(step, question, bodies)
    const ofFuel = filters && fuel ? await comparablesWith({ ...filters, fuelType: [fuel] }) : []
    const sameFuel = fuel ? ofFuel.length >= step.fewest : null
    const comparables = sameFuel ? ofFuel : filters ? await comparablesWith(filters) : []
    if (comparables.length < step.fewest) continue
    const { low, high } = priceRange(comparables, question, step.spread)
    const years = comparables.map(({ year }) => year)
    return {
      state: 'valued',
      question,
      confidence: step.confidence,
      alike: step.alike,
      low: formatPounds(low),
      high: formatPounds(high),
      pounds: { low: low / 100, high: high / 100 },
      comparables: comparables.length,
      years: { from: Math.min(...years), to: Math.max(...years) },
      exVat: comparables.some(({ exVat }) => exVat),
      sameFuel,
      bodyTypes,
    }
  }
  return { state: 'too-few', question, bodyTypes, ...(await modelInStock(stock, question)) }
}

/** The newest arrivals, because other orders depend on the price. */
async function findComparables(stock: Stock, type: ValuationQuestion['type'], filters: Filters) {
  const { records } = await stock.search({
    type,
    filters,
    sort: 'most_recent',
    limit: mostComparables,
  })
  return records.filter((record) => !isNewVehicle(record)).flatMap((record) => toPricedVehicle(record) ?? [])
}

function toPricedVehicle(record: StockRecord): (PricedVehicle & { exVat: boolean }) | null {
  const { yearOfManufacture: year, odometerReadingMiles: mileage } = record.vehicle
  const { price, vatStatus } = vehiclePrice(record)
  if (price === null || year == null || mileage == null) return null
  return { price, year: Number(year), mileage, exVat: excludesVat(vatStatus) }
}
