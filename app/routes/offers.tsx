import { everyType } from '#content/sold-types.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { loadOffers } from '../features/vehicle-lists/load-offers.ts'
import { leastBelow, OffersPage, offersBreadcrumbs } from '../features/vehicle-lists/OffersPage.tsx'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/offers'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title: 'Our best prices today',
    description: `The ${everyType} that are priced at least ${leastBelow}% below the typical price of similar vehicles in our stock. Each shows how many we compared it with.`,
    jsonLd: [breadcrumbJsonLd(offersBreadcrumbs, pageUrl(args))],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  return { blocks: await loadOffers(context.get(servicesContext).stock) }
}

export default function OffersRoute({ loaderData }: Route.ComponentProps) {
  return <OffersPage {...loaderData} />
}
