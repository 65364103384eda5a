import {
  askKey,
  dueParts,
  type KeptSearch,
  type KeptVehicle,
  type SearchAsk,
  type Told,
} from '#domain/alerts/alert.ts'
import type { StoredAlert } from '#domain/alerts/alert-store.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'
import { wasSold } from '#domain/stock/listing-state.ts'
import type { StockReader } from '#domain/stock/store.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import { oneLine } from '../leads/plain-text.ts'
import { alertLinks } from './alert-links.ts'
import { type MailCard, toGoneCard, toMailCard } from './mail-card.ts'
import type { MailContent, MailSection } from './mail-text.ts'
import { filtersOf, indexOf } from './stored-search.ts'

/** The most cards of one search in a mail; its page has the others. */
const mostCards = 12

export interface PreparedMail {
  /** Null when there is nothing to tell any more: what was found has left, or fits no more. */
  content: MailContent | null
  told: Told
  looked: ReturnType<typeof dueParts>
}

interface PrepareOptions {
  /** As the site shows it. */
  stock: Pick<StockReader, 'find' | 'findMany'>
  publicUrl: string
  /** Who writes it, for the foot. */
  dealer: { name: string; emailFoot: readonly string[] }
  now: number
}

/** The mail that is due for an alert, by the stock as it is now. */
export async function prepareMail(
  { id, subscription }: Pick<StoredAlert, 'id' | 'subscription'>,
  { stock, publicUrl, dealer, now }: PrepareOptions,
): Promise<PreparedMail> {
  const looked = dueParts(subscription, now)
  const vehicles = (
    await Promise.all(looked.vehicles.map((vehicle) => newsOf(vehicle, stock, publicUrl)))
  ).filter((news) => news !== null)
  const searches: (MailSection & { key: string; ids: string[]; count: number; search: SearchAsk })[] = []
  for (const search of looked.searches) {
    const section = await matchesOf(search, stock, publicUrl)
    if (section) searches.push(section)
  }
  const told: Told = {
    searches: searches.map(({ key, ids }) => ({ key, ids })),
    vehicles: vehicles.map(({ id, price }) => ({ id, price })),
  }
  if (vehicles.length + searches.length === 0) return { content: null, told, looked }
  const sections: MailSection[] = [
    ...(vehicles.length > 0 ? [watchedSection(vehicles, looked.vehicles)] : []),
    ...searches,
  ]
  const end = alertLinks(publicUrl).end(id)
  return {
    told,
    looked,
    content: {
      subject: subjectOf(vehicles, searches),
      opening: [],
      sections,
      press: null,
      closing: [
        { words: 'Stop these emails', href: end },
        { words: 'Change what we email you about, or keep your alerts for another year', href: end },
        {
          words:
            'Prices and availability were correct when we sent this. We stop these emails a year after you last confirmed or renewed your alerts.',
        },
      ],
      foot: dealer.emailFoot,
    },
  }
}

interface VehicleNews {
  id: string
  /** Null when it has left. */
  price: Pence | null
  card: MailCard
  subject: string
}

/** Null when there is nothing to tell: it is listed, and costs no less than its owner knows. */
async function newsOf(
  { id, name, price: known }: KeptVehicle,
  stock: PrepareOptions['stock'],
  publicUrl: string,
): Promise<VehicleNews | null> {
  const found = await stock.find(id)
  if (found.state !== 'listed') {
    const isSold = found.state === 'sold' && wasSold(found.record)
    const card = toGoneCard(
      found.state === 'sold' ? found.record : null,
      name,
      isSold ? 'Sold' : 'No longer for sale',
    )
    return { id, price: null, card, subject: `${card.price}: ${card.name}` }
  }
  const price = buyersPrice(found.record)
  if (price === null || known === null || price >= known) return null
  const card = toMailCard(found.record, publicUrl, known)
  return { id, price, card, subject: `Price drop: ${card.name} is now ${formatPounds(price)}` }
}

function watchedSection(news: readonly VehicleNews[], asked: readonly KeptVehicle[]): MailSection {
  const since = Math.min(...asked.map((each) => each.since))
  return {
    heading: news.length === 1 ? 'A vehicle you’re watching' : 'Vehicles you’re watching',
    why: `You asked us on ${formatDay(since)} to tell you when the price falls or ${news.length === 1 ? 'it is' : 'they are'} sold.`,
    cards: news.map(({ card }) => card),
    more: null,
  }
}

/** Null when none of what was found is still listed and still fits. */
async function matchesOf(search: KeptSearch, stock: PrepareOptions['stock'], publicUrl: string) {
  const filters = filtersOf(search)
  if (filters === null) return null
  const records = await stock.findMany(search.found)
  const listings = records.map(toListing).filter((listing) => listing !== null)
  const index = await indexOf(listings)
  const { ids } = index.search({
    type: search.type,
    filters,
    sort: 'most_recent',
    limit: Math.max(1, listings.length),
  })
  if (ids.length === 0) return null
  const byId = new Map(records.map((record) => [record.metadata.stockId, record]))
  const cards = ids.slice(0, mostCards).flatMap((id) => {
    const record = byId.get(id)
    return record ? [toMailCard(record, publicUrl)] : []
  })
  const count = ids.length
  const href = alertLinks(publicUrl).search({
    type: search.type,
    query: [search.query, 'sort=most_recent'].filter(Boolean).join('&'),
  })
  return {
    key: askKey(search),
    ids,
    count,
    search,
    heading: `${count} new ${count === 1 ? 'match' : 'matches'}: ${oneLine(search.words)}`,
    why: `You asked us on ${formatDay(search.since)} to email you new matches of this search, at most once a day.`,
    cards,
    more: {
      words:
        count > cards.length
          ? `See all ${count}, and everything else that matches`
          : 'See everything that matches this search',
      href,
    },
  }
}

/** Headers are short: a long search is cut. */
const longestSubject = 100

function subjectOf(
  vehicles: readonly VehicleNews[],
  searches: readonly { count: number; search: SearchAsk }[],
): string {
  const [vehicle] = vehicles
  const [first] = searches
  if (vehicle && vehicles.length === 1) return cut(vehicle.subject)
  if (vehicle) return `News about ${vehicles.length} vehicles you’re watching`
  if (!first) return ''
  if (searches.length > 1) {
    const count = searches.reduce((sum, each) => sum + each.count, 0)
    return `${count} new vehicles match your searches`
  }
  const { count, search } = first
  return cut(`${count} new ${vehicleNoun(search.type, count)}: ${oneLine(search.words)}`)
}

function cut(text: string): string {
  return text.length > longestSubject ? `${text.slice(0, longestSubject - 1).toWellFormed()}…` : text
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })

function formatDay(instant: number): string {
  return day.format(new Date(`${ukDay(instant)}T00:00:00Z`))
}
