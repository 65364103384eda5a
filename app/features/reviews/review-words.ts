import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import type { PageWords } from '../words/page-words.ts'

export interface ReviewWords extends PageWords {
  type: VehicleType
  make: string
  model: string
  /** The years that it covers, as `2018 to 2023`. */
  years: string
  summary: string
  updated: string
}

export interface ListedReview extends Pick<ReviewWords, 'title' | 'summary' | 'type' | 'make' | 'model'> {
  /** `/cars/reviews/ford-fiesta-2017-2023`. */
  path: string
}

const reviews = import.meta.glob<ReviewWords>('/content/reviews/*/*.mdx', { eager: true, import: 'page' })

/** `category` as in the address: `cars`. */
export function findReview(category: string, slug: string): ReviewWords | null {
  return reviews[`/content/reviews/${category}/${slug}.mdx`] ?? null
}

/** Every review, by make and model. */
export const listedReviews: readonly ListedReview[] = Object.entries(reviews)
  .map(([file, { title, summary, type, make, model }]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length)
    return { path: urls.review(type, slug), title, summary, type, make, model }
  })
  .sort((a, b) => a.title.localeCompare(b.title, 'en-GB'))

/** Reviews as the groups of a list, one for each of `types`. */
export function reviewGroups(reviews: readonly ListedReview[], types: readonly VehicleType[]) {
  return types.map((type) => ({
    heading: vehicleTypeWords[type].pluralLabel,
    entries: reviews
      .filter((review) => review.type === type)
      .map(({ path, title, summary }) => ({ to: path, title, summary })),
  }))
}
