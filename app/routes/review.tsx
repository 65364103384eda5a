import { data } from 'react-router'
import type { Review } from '#content/text-schemas.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { reviewBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { articleJsonLd, breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { GuideHead } from '../features/text-pages/GuideHead.tsx'
import { guidedStock } from '../features/text-pages/guided-stock.ts'
import { findPage } from '../features/text-pages/page-text.ts'
import { TextPage } from '../features/text-pages/TextPage.tsx'
import { servicesContext } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/review'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page } = loaderData
  const url = pageUrl(args)
  const breadcrumbs = reviewBreadcrumbs(page.type, page.title)
  return pageMeta({ ...page, jsonLd: [articleJsonLd(page, url), breadcrumbJsonLd(breadcrumbs, url)] })
}

export async function loader({ params: { category, slug }, context }: Route.LoaderArgs) {
  const file = `reviews/${category}/${slug}`
  const page = findPage<Review>(file)
  if (!page) throw data(null, { status: 404 })
  return { page, file, stock: await guidedStock(context.get(servicesContext).stock, page) }
}

export default function ReviewRoute({ loaderData: { page, file, stock } }: Route.ComponentProps) {
  const { type, make, model } = page
  return (
    <TextPage
      page={page}
      file={file}
      breadcrumbs={reviewBreadcrumbs(type, page.title)}
      head={<GuideHead page={page} stock={stock} />}
      next={{
        heading: 'Find one in stock',
        links: [
          { to: urls.search(type, { make, model }), title: `${make} ${model} in stock` },
          { to: urls.reviews(type), title: `More ${vehicleTypeWords[type].singular} buyer’s guides` },
        ],
      }}
    />
  )
}
