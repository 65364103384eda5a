import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { belowMiddle } from '#domain/price-position/below-middle.ts'
import { dealership } from '#domain/search/distance.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'

export interface Offer {
  vehicle: CardVehicle
  /** "£1,200 below the typical price of 23 similar cars". */
  why: string
}

/** The best prices of one type of vehicle. */
export interface OfferBlock {
  type: VehicleType
  offers: Offer[]
  /** Links to all great and all good prices of the type. */
  ways: { word: string; count: number; to: string }[]
}

type Offering = Pick<Stock, 'search' | 'appraise'>

const offersShown = 8
/** More than are shown: some are reserved, and the position of others has just changed. */
const offersAsked = 16

/** For each type its great prices, then the good ones, by relevance. Types without any are left out. */
export async function loadOffers(stock: Offering): Promise<OfferBlock[]> {
  const blocks = await Promise.all(vehicleTypes.map((type) => offersOf(stock, type)))
  return blocks.filter(({ offers }) => offers.length > 0)
}

async function offersOf(stock: Offering, type: VehicleType): Promise<OfferBlock> {
  const words = [pricePositionWords.great, pricePositionWords.good]
  const found = await Promise.all(
    words.map((pricePosition) => {
      const filters = { pricePosition }
      return stock.search({
        type,
        filters,
        sort: 'relevance',
        from: dealership,
        offset: 0,
        limit: offersAsked,
      })
    }),
  )
  const records = found.flatMap(({ records }) => records)
  return {
    type,
    offers: records.flatMap((record) => toOffer(stock, type, record) ?? []).slice(0, offersShown),
    ways: words.flatMap((word, i) => {
      const count = found[i]?.total ?? 0
      return count > 0 ? [{ word, count, to: urls.search(type, { pricePosition: word }) }] : []
    }),
  }
}

/** Null when it is reserved, or its price position has changed since it was found. */
function toOffer(stock: Offering, type: VehicleType, record: StockRecord): Offer | null {
  const appraisal = stock.appraise(record.metadata.stockId)
  const { price } = vehiclePrice(record)
  const [vehicle] = toCardVehicles(stock, [record])
  if (!appraisal || !price || !vehicle?.praise || vehicle.reserved) return null
  const gap = formatPounds(belowMiddle(price, appraisal))
  return {
    vehicle,
    why: `${gap} below the typical price of ${appraisal.comparables} similar ${vehicleTypeWords[type].plural}`,
  }
}
