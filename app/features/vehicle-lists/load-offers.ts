import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { soldTypes } from '#content/sold-types.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { belowMedian } from '#domain/price-position/price-comparison.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { countInWords } from '../record/count-words.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import type { ListedCard, TypeBlock } from './CardGrid.tsx'

type Offering = Pick<Stock, 'search' | 'pricePosition' | 'priceComparison'>

const offersShown = 8
/** More than are shown: some are reserved, and the position of others has just changed. */
const offersAsked = 16

/** For each type its great prices, then the good ones, by relevance. Types without any are left out. */
export async function loadOffers(stock: Offering): Promise<TypeBlock[]> {
  const blocks = await Promise.all(soldTypes.map((type) => offersOf(stock, type)))
  return blocks.filter(({ cards }) => cards.length > 0)
}

async function offersOf(stock: Offering, type: VehicleType): Promise<TypeBlock> {
  const words = [pricePositionWords.great, pricePositionWords.good]
  const found = await Promise.all(
    words.map((word) =>
      stock.search({ type, filters: { pricePosition: [word] }, sort: 'relevance', limit: offersAsked }),
    ),
  )
  const records = found.flatMap(({ records }) => records)
  return {
    type,
    cards: withTellingPraise(firstOffers(stock, type, records)),
    links: words.flatMap((word, i) => {
      const count = found[i]?.total ?? 0
      if (count === 0) return []
      const label = `${word}: ${countInWords(type, count)}`
      return [{ label, to: urls.search(type, { pricePosition: word }) }]
    }),
  }
}

/** Stops at `offersShown`: a comparison reads a vehicle's whole group. */
function firstOffers(stock: Offering, type: VehicleType, records: readonly StockRecord[]): ListedCard[] {
  const offers: ListedCard[] = []
  for (const record of records) {
    if (offers.length === offersShown) break
    const offer = toOffer(stock, type, record)
    if (offer) offers.push(offer)
  }
  return offers
}

/** A badge that every card has tells none from another. */
function withTellingPraise(cards: readonly ListedCard[]): readonly ListedCard[] {
  if (new Set(cards.map(({ vehicle }) => vehicle.praise)).size > 1) return cards
  return cards.map(({ vehicle: { praise: _, ...vehicle }, ...card }) => ({ ...card, vehicle }))
}

/** Null when it is reserved, or its price position has changed since it was found. */
function toOffer(stock: Offering, type: VehicleType, record: StockRecord): ListedCard | null {
  const { price } = vehiclePrice(record)
  const [vehicle] = toCardVehicles(stock, [record])
  if (!price || !vehicle?.praise || vehicle.reserved) return null
  const comparison = stock.priceComparison(record.metadata.stockId)
  if (comparison?.position !== 'great' && comparison?.position !== 'good') return null
  const gap = formatPounds(belowMedian(price, comparison))
  return {
    vehicle,
    note: `${gap} below the typical price of ${comparison.comparables} similar ${vehicleTypeWords[type].plural}`,
  }
}
