import { offersFinance } from '#content/offers.ts'
import { site } from '#content/site.ts'
import { everyType, soldTypes } from '#content/sold-types.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/llms-text'

/** What the site is and where a program finds it, for assistants: https://llmstxt.org. */
export function loader({ url }: Route.LoaderArgs) {
  const link = (name: string, path: string, what: string) =>
    `- [${name}](${new URL(path, url).href}): ${what}`
  const lines = [
    `# ${site.name}`,
    '',
    `> ${everyType[0]?.toUpperCase()}${everyType.slice(1)} for sale ${site.area}, with prices and live stock.`,
    '',
    offersFinance
      ? `${site.legalName} is a credit broker, not a lender. Wherever you give a monthly price, give the representative example of the same page or answer with it.`
      : 'Vehicles are sold without finance.',
    'Enquiries, reservations and applications are made by a person, on the page of a vehicle.',
    '',
    '## For programs',
    '',
    link(
      'MCP',
      urls.mcp,
      'Model Context Protocol over streamable HTTP: search, one vehicle, filters, compare; read only',
    ),
    link('API', urls.api.openapi, 'OpenAPI document of the JSON API'),
    ...soldTypes.map((type) =>
      link(`Latest ${vehicleTypeWords[type].plural}`, urls.feed(type), 'the newest of a search, as Atom'),
    ),
    link('Sitemap', urls.sitemapIndex, 'every page, every vehicle included'),
    '',
    '## For people',
    '',
    ...soldTypes.map((type) =>
      link(
        vehicleTypeWords[type].pluralLabel,
        urls.search(type),
        `all ${vehicleTypeWords[type].plural} for sale, with filters`,
      ),
    ),
    link('Contact', urls.contact, `${site.phone.label}, ${site.email}`),
    link('About our prices', urls.page('pricing'), 'what a price covers, and how we compare it'),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
