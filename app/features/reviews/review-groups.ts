import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { ListedReview } from './review-words.ts'

const headings: Record<VehicleType, string> = { car: 'Cars', van: 'Vans', truck: 'Trucks' }

/** Reviews as groups of an index, one a type, in the order of `types`. */
export function reviewGroups(reviews: readonly ListedReview[], types: readonly VehicleType[]) {
  return types.map((type) => ({
    heading: headings[type],
    entries: reviews
      .filter((review) => review.type === type)
      .map(({ path, title, summary }) => ({ to: path, title, summary })),
  }))
}
