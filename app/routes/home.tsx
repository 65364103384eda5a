import { homeFaq } from '#content/faqs/home-faq.ts'
import { site } from '#content/site.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { dealerJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/home'

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title: `Used and new cars, vans and trucks in ${site.branches[0].town}`,
    description: `Search cars, vans and trucks for sale in and around ${site.branches[0].town}. See the full price and an estimated monthly price, and apply for finance online.`,
    index: args.location.search === '',
    jsonLd: [dealerJsonLd(pageUrl(args))],
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadHome(servicesOf(context).stock, url.searchParams)
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const questions = homeFaq.map(({ id, question, Answer }) => ({ id, question, answer: <Answer /> }))
  return <HomePage {...loaderData} questions={questions} />
}
