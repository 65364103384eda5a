import { offersFinance } from '#content/offers.ts'
import { site } from '#content/site.ts'
import { conditionsOf, everyType, soldTypes } from '#content/sold-types.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { dealerJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/home'

const { town } = site.branches[0]

const whatPagesShow = offersFinance
  ? 'See the full price and an estimated monthly price, and apply for finance online.'
  : 'See the full price and any history on record.'

export const handle = { parameters: ['type', 'make', 'model'] } as const

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title: `${conditionsOf(...soldTypes)} ${everyType} in ${town}`,
    description: `Search ${everyType} for sale ${site.area}. ${whatPagesShow}`,
    index: args.location.search === '',
    jsonLd: [dealerJsonLd(pageUrl(args))],
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadHome(context.get(servicesContext).stock, readQuery(url, handle))
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
