import { type Day, dayOf } from './day.ts'

const bandsFrom2001: readonly (readonly [gramsUpTo: number, pounds: number])[] = [
  [100, 20],
  [110, 20],
  [120, 35],
  [130, 170],
  [140, 200],
  [150, 225],
  [165, 275],
  [175, 325],
  [185, 360],
  [200, 410],
  [225, 445],
  [255, 760],
  [Number.POSITIVE_INFINITY, 790],
]

const flatRateFrom = dayOf(2017, 4, 1)
const flatRate = 200
const lightGoodsRate = 360

/**
 * £ a year from the second licence, without the supplement for an expensive car: rates of the year from April 2026.
 * Source: Budget of November 2025.
 */
export function carTax(registered: Day, co2GramsPerKm: number): number {
  if (registered >= flatRateFrom) return flatRate
  return bandsFrom2001.find(([upTo]) => co2GramsPerKm <= upTo)?.[1] ?? flatRate
}

/** £ a year for a van of at most 3,500 kg first registered since March 2001. The same as of 176 to 185 g/km. */
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
