import type { Random } from '../random.ts'
import type { FeatureSource } from './features.data.ts'

// A type, not an interface: the record's loose objects take any further field, and an interface forbids that.
export type Feature = {
  name: string
  type: 'Standard' | 'Optional'
  category: string
}

/** What an example so far up its range (0 to 1) and of this year carries. */
export function chooseFeatures(
  source: readonly FeatureSource[],
  level: number,
  year: number,
  random: Random,
): Feature[] {
  const chosen: Feature[] = []
  for (const feature of source) {
    const margin = level - feature.level + (year - feature.from) * 0.02
    if (year < feature.from || margin < -0.12) continue
    if (margin < 0.12 && !random.chance(0.5 + margin * 4)) continue
    chosen.push({
      name: feature.name,
      type: margin < 0 ? 'Optional' : 'Standard',
      category: feature.category,
    })
  }
  return chosen.filter(({ name }) => name !== partOf || !chosen.some((other) => other.name === whole))
}

/** Seats are covered once. */
const partOf = 'Part-leather upholstery'
const whole = 'Leather upholstery'
