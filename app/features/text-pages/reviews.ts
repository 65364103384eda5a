import { urls } from '#app/urls.ts'
import type { Review } from '#content/text-schemas.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { pagesIn } from './page-text.ts'

/** Every review, by make and model. `path` is such as `/cars/reviews/ford-fiesta-2017-2023`. */
export const reviews = pagesIn<Review>('reviews').map(({ slug, type, ...review }) => {
  const { title, summary, make, model, updated } = review
  return { path: urls.review(type, slug), title, summary, type, make, model, updated }
})

/** The reviews as the groups of a list, one for each of `types`. */
export function reviewGroups(types: readonly VehicleType[]) {
  return types.map((type) => ({
    heading: vehicleTypeWords[type].pluralLabel,
    entries: reviews
      .filter((review) => review.type === type)
      .map(({ path, ...review }) => ({ to: path, ...review })),
  }))
}
