import { site } from '#content/site.ts'
import type { VehicleView } from './vehicle-view.ts'

/** As much as a list of search results shows. */
const longest = 70

/**
 * "Ford Transit 2.0 350 EcoBlue Leader, AB71 CDE | Pierhead Motors": at most 70 characters, and of no two vehicles
 * the same while each has its registration. What is too long loses words from the end of the derivative.
 */
export function vehicleTitle({
  name,
  derivative,
  registration,
}: Pick<VehicleView, 'name' | 'derivative' | 'registration'>): string {
  const end = `${registration ? `, ${registration}` : ''} | ${site.name}`
  const words = [name, derivative].filter(Boolean).join(' ').split(' ')
  while (words.length > 1 && words.join(' ').length + end.length > longest) words.pop()
  return words.join(' ') + end
}
