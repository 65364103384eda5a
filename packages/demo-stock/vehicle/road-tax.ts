import { type Day, dayOf } from './day.ts'

const bandsFrom2001: readonly (readonly [gramsUpTo: number, pounds: number])[] = [
  [100, 20],
  [110, 20],
  [120, 35],
  [130, 165],
  [140, 195],
  [150, 215],
  [165, 265],
  [175, 315],
  [185, 345],
  [200, 395],
  [225, 430],
  [255, 735],
  [Number.POSITIVE_INFINITY, 760],
]

const flatRateFrom = dayOf(2017, 4, 1)
const flatRate = 195
const lightGoodsRate = 345

/**
 * £ a year from the second licence, without the supplement for a list price above £40,000: rates of the year from
 * April 2025, when electric cars began to pay. Source: DVLA, V149.
 */
export function carTax(registered: Day, co2GramsPerKm: number): number {
  if (registered >= flatRateFrom) return flatRate
  return bandsFrom2001.find(([upTo]) => co2GramsPerKm <= upTo)?.[1] ?? flatRate
}

/** £ a year for a van of at most 3,500 kg first registered since March 2001. Source: DVLA, V149, tax class 39. */
export function vanTax(): number {
  return lightGoodsRate
}

/** The class that a car first registered on this day had to meet. */
export function carEmissionClass(registered: Day): string {
  return registered >= dayOf(2015, 9, 1) ? 'Euro 6' : 'Euro 5'
}

export function vanEmissionClass(registered: Day): string {
  return registered >= dayOf(2016, 9, 1) ? 'Euro 6' : 'Euro 5'
}

export function truckEmissionClass(registered: Day): string {
  return registered >= dayOf(2014, 1, 1) ? 'Euro 6' : 'Euro 5'
}
