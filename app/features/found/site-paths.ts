import type { Stock } from '#app/services.ts'
import { landingPages } from '#content/landing-pages.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { listedArticles } from '../articles/article-words.ts'
import { listedReviews } from '../reviews/review-words.ts'
import { modelPlaces, stockPlaces } from '../stock-pages/stock-place.ts'
import { pageSlugs } from '../words/page-words.ts'

/** Every page that is worth finding and is no vehicle, as paths. Pages of stock are there while the stock is. */
export function sitePaths(stock: Stock): string[] {
  const places = vehicleTypes.flatMap((type) => stockPlaces(stock, type))
  const models = places.filter(({ kind }) => kind === 'make').flatMap((make) => modelPlaces(stock, make))
  return [
    '/',
    ...vehicleTypes.map((type) => `/${type}-search`),
    ...['/browse-stock', '/vehicles', '/offers', '/valuation', '/part-exchange'],
    ...landingPages.map(({ path }) => path),
    ...vehicleTypes.map((type) => `/${type}s/reviews`),
    ...['/expert-reviews', '/articles'],
    ...listedArticles.map(({ slug }) => `/articles/${slug}`),
    ...listedReviews.map(({ path }) => path),
    ...pageSlugs.map((slug) => `/${slug}`),
    ...[...places, ...models].map(({ path }) => path),
  ]
}
