import type { Random } from '../random.ts'
import { type Day, dayOf } from './day.ts'

/** When a vehicle was first registered, and its history since. */
export interface Life {
  condition: 'New' | 'Used'
  registered: Day
  ageYears: number
}

/** Registrations by month: March and September bring a new plate. */
const months = [1, 1, 2, 3, 3, 3, 3, 4, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 10, 11, 12]

/** How a forecourt's stock is spread over ages of 0, 1, 2 … years. */
export const shareByAge = [7, 8, 12, 15, 14, 11, 9, 7.5, 6, 4.5, 3.3, 2.3, 1.5, 1, 0.6]

/** A day of `year` before `today`; at most a week before it when the year has hardly begun. */
export function registrationDay(year: number, today: Day, random: Random): Day {
  const day = dayOf(year, random.pick(months), random.whole(1, 28))
  return day < today - 6 ? day : today - random.whole(7, 60)
}

export function usualMileage(ageYears: number, milesAYear: number): number {
  // Cars are driven less as they age.
  return milesAYear * (ageYears < 5 ? ageYears : 5 + (ageYears - 5) * 0.72)
}

/** Miles: beyond what a truck of twenty years covers. */
const most = 1_500_000

/** The mileage: around the usual, sometimes half of it, rarely twice. */
export function odometer(usual: number, random: Random): number {
  return Math.min(most, Math.max(25, Math.round(usual * Math.exp(random.spread() * 0.34))))
}

export function ownersOf(ageYears: number, random: Random): number {
  if (ageYears < 1.5) return 1
  return 1 + Math.min(5, Math.floor((ageYears / 2.9) * random.next() + (random.chance(0.25) ? 0.5 : 0)))
}
