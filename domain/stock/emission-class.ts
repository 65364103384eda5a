import type { StockRecord } from './record.ts'

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** A class with an optional stage: "Euro 6d-TEMP", "EURO6", "6", "Euro VI E", the DVLA's "EURO 6 AG". */
const euroClass = /^(?:euro)?[\s-]*([1-7]|VI{0,2}|IV|I{1,3})(?:[\s-]?(?:[a-e]+|[a-d][a-z])(?:[\s-].*)?)?$/i

/**
 * An emission class in one spelling for cars, vans and trucks: "Euro 6" for "EURO6", "6", "Euro VI" and "Euro 6d-TEMP".
 * The stages within a class are dropped, because clean-air zones ask for the class only. Other texts, such as "EEV",
 * are kept; null for a blank one and for what is no text.
 */
export function emissionClassOf(text: unknown): string | null {
  const tidy = (typeof text === 'string' ? text : '').replaceAll(/\s+/g, ' ').trim()
  const found = euroClass.exec(tidy)?.[1]?.toUpperCase()
  if (found === undefined) return tidy || null
  const position = roman.indexOf(found)
  return `Euro ${position < 0 ? found : position + 1}`
}

/** The one value of the filter: what is not known to be compliant has none. */
export const cleanAirCompliant = 'Compliant'

/**
 * Whether a vehicle may be driven in UK clean air zones and London's ULEZ without a charge: electric and hydrogen; petrol
 * from Euro 4; diesel from Euro 6. Null when its fuel or class is not on record.
 *
 * Source: Clean Air Zone Framework (Defra, DfT) and Transport for London, standards of the ULEZ. Their lorries need
 * Euro VI, which the diesel ones of the stock are.
 */
export function meetsCleanAir({ vehicle }: Pick<StockRecord, 'vehicle'>): boolean | null {
  const fuel = typeof vehicle.fuelType === 'string' ? vehicle.fuelType.toLowerCase() : ''
  const lowest = fuel.includes('diesel') ? 6 : fuel.includes('petrol') ? 4 : null
  if (lowest === null) return /electric|hydrogen/.test(fuel) || null
  const found = /^Euro (\d)$/.exec(emissionClassOf(vehicle.emissionClass) ?? '')?.[1]
  return found === undefined ? null : Number(found) >= lowest
}

/** The value of the filter; null for a vehicle that is charged, and for one that is not known to be compliant. */
export function cleanAirOf(record: Pick<StockRecord, 'vehicle'>): string | null {
  return meetsCleanAir(record) ? cleanAirCompliant : null
}
