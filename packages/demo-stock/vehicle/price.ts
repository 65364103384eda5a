import type { Random } from '../random.ts'

export interface PriceFacts {
  /** £ for an average example three years old. */
  priceAtThree: number
  decay: number
  ageYears: number
  /** 1 for the middle of the range. */
  specification: number
  mileage: number
  /** The usual mileage for its age and fuel. */
  usualMileage: number
  /** The share of the price lost for each thousand miles above the usual. */
  lossPerThousandMiles: number
}

/** £, before the dealer rounds it. It falls with age and with miles. */
export function marketPrice(facts: PriceFacts): number {
  // The curve is fitted to ten years of adverts and falls too steeply beyond them, so it is flattened there.
  const age = facts.ageYears <= 10 ? facts.ageYears : 10 + (facts.ageYears - 10) * 0.7
  const byAge = facts.priceAtThree * Math.exp(-facts.decay * (age - 3))
  const milesBeyond = (facts.mileage - facts.usualMileage) / 1000
  const byMiles = Math.exp(-facts.lossPerThousandMiles * Math.max(-60, Math.min(90, milesBeyond)))
  return Math.max(1000, byAge * facts.specification * byMiles)
}

const endings = [995, 995, 995, 495, 495, 490, 990, 750, 250, 795, 695, 295]

/** Rounded as dealers do: £12,345 becomes £12,295 or £12,495. */
export function forecourtPrice(pounds: number, random: Random): number {
  if (pounds > 60_000) return Math.round(pounds / 500) * 500 - 5
  const ending = random.pick(endings)
  return Math.max(1, Math.round((pounds - ending) / 1000)) * 1000 + ending
}
