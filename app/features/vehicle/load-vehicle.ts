import type { Stock } from '#app/services.ts'
import { urls, type VehicleParams } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { type Branch, site } from '#content/site.ts'
import { formatTerms } from '#domain/finance/finance-terms.ts'
import { excludesVat, parseVatBasis, priceOn, type VatBasis } from '#domain/finance/vat.ts'
import { findSimilar } from '#domain/search/similar-stock.ts'
import { daysInStock, type PricePoint } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { registrationOf, textOf } from '#domain/stock/record-text.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { conditionOf, isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehicleHistory } from '#domain/stock/vehicle-history.ts'
import { branchOf, vehiclePlace } from '#domain/stock/vehicle-place.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { toApplicationVehicle } from '../application/application-values.ts'
import { drawRegion } from '../branches/region-map.ts'
import {
  formatChoice,
  readChoice,
  readFinanceChoice,
  termsWithOwnVehicle,
} from '../finance/finance-choice.ts'
import { toFinancedVehicle } from '../finance/financed-vehicle.ts'
import { readOwnVehicle } from '../finance/own-vehicle.ts'
import { vehicleBreadcrumbs } from '../layout/breadcrumbs.ts'
import { hasVat } from '../record/price-view.ts'
import { breadcrumbJsonLd, type JsonLd, vehicleJsonLd } from '../seo/json-ld.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { forBusiness } from './business-facts.ts'
import { differsInWords } from './differs-in-words.ts'
import { findMileageNote } from './mileage-note.ts'
import { describeMissing, type MissingVehicle } from './missing-vehicle.ts'
import { toMotView } from './mot-view.ts'
import { toComparedPrice } from './price-comparison.ts'
import { toPriceHistory, toProvenance } from './vehicle-past.ts'
import { toVehicleView } from './vehicle-view.ts'

type VehicleStock = Pick<Stock, 'find' | 'search' | 'total' | 'pricePosition' | 'priceComparison' | 'history'>

/** The props with which React hydrates the page. A listing may have a hundred pictures, so nothing more than it uses. */
export type VehiclePageData = Awaited<ReturnType<typeof loadPage>>['page']

/** What else the server makes the page of. */
export type ServedVehicleData = Awaited<ReturnType<typeof loadPage>>['served']

/** The page of a listed vehicle, or what to show in place of one that is not listed. */
type LoadedVehicle =
  | { state: 'listed'; page: VehiclePageData; served: ServedVehicleData; jsonLd: JsonLd[] }
  | { state: 'sold' | 'unknown'; missing: MissingVehicle }

/** Of the page. */
interface VehicleAddress {
  /** That of the addresses in the page's structured data and messages. */
  origin: string
  /** Has the terms of the figures. */
  query: URLSearchParams
}

export async function loadVehicle(
  stock: VehicleStock,
  id: string,
  address: VehicleAddress,
): Promise<LoadedVehicle> {
  const found = await stock.find(id)
  if (found.state !== 'listed') return { state: found.state, missing: await describeMissing(stock, found) }
  const loaded = await loadPage(stock, found.record, address)
  const { breadcrumbs, pageUrl, vehicle } = loaded.served
  return {
    state: 'listed',
    ...loaded,
    jsonLd: [vehicleJsonLd(found.record, vehicle.type, pageUrl), breadcrumbJsonLd(breadcrumbs, pageUrl)],
  }
}

/**
 * The record that an application is for, or what to show in its place. An application that was filled in while the
 * vehicle was listed is still accepted after its sale: `evenSold`.
 */
export async function loadAppliedFor(
  stock: Pick<Stock, 'find' | 'search' | 'total'>,
  id: string,
  { evenSold }: { evenSold: boolean },
): Promise<{ state: 'found'; record: StockRecord } | Exclude<LoadedVehicle, { state: 'listed' }>> {
  const found = await stock.find(id)
  if (found.state === 'listed' || (found.state === 'sold' && evenSold))
    return { state: 'found', record: found.record }
  return { state: found.state, missing: await describeMissing(stock, found) }
}

async function loadPage(stock: VehicleStock, record: StockRecord, { origin, query }: VehicleAddress) {
  const type = vehicleType(record) ?? 'car'
  const choice = { ...readFinanceChoice(query, type), ...readOwnVehicle(query) }
  const { asked } = readChoice(choice, type)
  const vat = type === 'car' ? null : parseVatBasis(query.get('vat'))
  const priceTerms = { terms: asked.terms, vat: vat ?? undefined }
  // For links to other vehicles, whose fuel may be another.
  const { energyPrice: _own, ...choiceOfAny } = formatChoice(asked, type)
  const params: VehicleParams = { ...choiceOfAny, vat: priceTerms.vat }
  const vehicle = toVehicleView(record, type, priceTerms)
  const { price } = vehicle
  const vatStatus = price.state === 'priced' ? price.vatStatus : null
  const comparison = price.state === 'priced' ? stock.priceComparison(vehicle.id) : null
  const [mileageNote, similar, history, comparedPrice] = await Promise.all([
    findMileageNote(stock, record, type),
    findSimilar(stock, record, type),
    stock.history(vehicle.id),
    comparison && price.state === 'priced'
      ? toComparedPrice(stock, record, { type, price }, comparison, params)
      : null,
  ])
  const today = ukDay(Date.now())
  const days = daysInStock(record, today, history)
  const year = vehicleYear(record)
  const where = whereOf(record)
  const { id, name, reserved, pictures, tax, energy } = vehicle
  return {
    page: {
      vehicle: { id, type, name, price, reserved, pictures, tax, energy },
      application: toApplicationVehicle(record),
      finance: {
        /** As the address has it. */
        choice,
        /** Which price the address asks for; null for the price as advertised. */
        vat,
        /** Which price is advertised; null for a vehicle without VAT to reclaim, and for cars. */
        advertisedVat: type === 'car' ? null : advertisedVat(record),
        /** Null without a price. */
        vehicle: toFinancedVehicle(record),
      },
      /** Null when the price position is not known. */
      position: comparedPrice && { word: comparedPrice.word, comparables: comparedPrice.comparables },
      place: where.place,
    },
    served: {
      vehicle,
      pageUrl: new URL(urls.vehicle(vehicle.id), origin).href,
      breadcrumbs: vehicleBreadcrumbs({
        type,
        make: textOf(record.vehicle, 'make'),
        model: textOf(record.vehicle, 'model'),
        registration: registrationOf(record),
      }),
      mileageNote,
      /** Null when the price position is not known. */
      comparison: comparedPrice,
      /** Null unless the price has changed. */
      priceHistory: toPriceHistory(loggedPrices(history?.prices ?? [], record, vat), {
        days,
        today,
        vatStatus,
      }),
      /** Null where the MOT register was never asked. */
      mot: toMotView(record, type, today),
      provenance: toProvenance(vehicleHistory(record), { today, days, isNew: isNewVehicle(record) }),
      condition: conditionOf(record),
      /** By its year; null when that is unknown. */
      years: year === null ? null : Number(today.slice(0, 4)) - year,
      where,
      /** Null for what is bought for private use too. */
      business: type === 'truck' ? forBusiness(record) : null,
      similar: toCardVehicles(stock, similar, { ...priceTerms, terms: termsWithOwnVehicle(asked) }).map(
        (card, position) => ({
          card,
          note: differsInWords(record, similar[position] as StockRecord, priceTerms),
        }),
      ),
      /** Of the links to similar vehicles. */
      similarTerms: {
        ...formatTerms(asked.terms, defaultTerms),
        vat: priceTerms.vat,
      } satisfies VehicleParams,
    },
  }
}

function advertisedVat(record: StockRecord): VatBasis | null {
  const { price, vatStatus } = vehiclePrice(record)
  if (!price || !hasVat(vatStatus)) return null
  return excludesVat(vatStatus) ? 'ex' : 'inc'
}

/** With or without VAT, as the page shows prices. */
function loggedPrices(
  points: readonly PricePoint[],
  record: StockRecord,
  vat: VatBasis | null,
): PricePoint[] {
  const { vatStatus } = vehiclePrice(record)
  if (!hasVat(vatStatus)) return [...points]
  return points.map(({ at, price }) => ({
    at,
    price: price === null ? null : priceOn(vat, price, vatStatus),
  }))
}

/** Where a vehicle can be seen, as far as its record says: `branch` is null unless it is at a site of ours. */
function whereOf(record: StockRecord) {
  const branch = branchOf<Branch>(record, site.branches) ?? null
  const place = branch ? { latitude: branch.latitude, longitude: branch.longitude } : vehiclePlace(record)
  const town = branch?.name ?? record.advertiser?.location?.town ?? null
  return { branch, place, town, map: place && town ? drawRegion(place, town) : null }
}
