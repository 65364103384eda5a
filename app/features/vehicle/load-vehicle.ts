import type { Stock } from '#app/services.ts'
import { urls, type VehicleParams } from '#app/urls.ts'
import { site } from '#content/site.ts'
import type { Pence } from '#domain/finance/money.ts'
import { excludesVat, parseVatBasis, priceOn, type VatBasis } from '#domain/finance/vat.ts'
import { daysInStock } from '#domain/stock/days-in-stock.ts'
import { isNewVehicle } from '#domain/stock/new-vehicle.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { vehicleHistory } from '#domain/stock/vehicle-history.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { toApplicationVehicle } from '../application/application-vehicle.ts'
import { formatChoice, readChoice, readFinanceChoice } from '../finance/finance-choice.ts'
import { toFinancedVehicle } from '../finance/financed-vehicle.ts'
import { toRunningCostView } from '../finance/running-cost-view.ts'
import { vehicleBreadcrumbs } from '../layout/breadcrumbs.ts'
import { hasVat } from '../record/price-view.ts'
import { registrationOf, textOf } from '../record/record-text.ts'
import { breadcrumbJsonLd, type JsonLd, vehicleJsonLd } from '../seo/json-ld.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { findTypicalMileage, toMileageNote } from './mileage-note.ts'
import { describeMissing, type MissingVehicle } from './missing-vehicle.ts'
import { toPriceComparisonView } from './price-comparison-view.ts'
import { toPriceLine } from './price-line.ts'
import { toProvenanceView } from './provenance-view.ts'
import { findSimilar } from './similar-stock.ts'
import { toStockHistoryView } from './stock-history-view.ts'
import type { VehicleDetailsProps } from './VehicleDetails.tsx'
import type { VehiclePageProps } from './VehiclePage.tsx'
import { toVehicleSite } from './vehicle-site.ts'
import { toVehicleView } from './vehicle-view.ts'

type VehicleStock = Pick<Stock, 'find' | 'search' | 'total' | 'pricePosition' | 'priceComparison' | 'history'>

/** The page of a listed vehicle, or what to show in place of one that is not listed. */
export type LoadedVehicle =
  | { state: 'listed'; page: VehiclePageProps; jsonLd: JsonLd[] }
  | { state: 'sold' | 'unknown'; missing: MissingVehicle }

/**
 * `address` is that of the page: its origin is that of the addresses in the page's structured data and messages, and
 * its query has the terms of the figures.
 */
export async function loadVehicle(stock: VehicleStock, id: string, address: URL): Promise<LoadedVehicle> {
  const found = await stock.find(id)
  if (found.state !== 'listed') return { state: found.state, missing: await describeMissing(stock, found) }
  const page = await loadPage(stock, found.record, address)
  const { breadcrumbs, pageUrl, vehicle } = page
  return {
    state: 'listed',
    page,
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

async function loadPage(
  stock: VehicleStock,
  record: StockRecord,
  { origin, searchParams }: URL,
): Promise<VehiclePageProps> {
  const type = vehicleType(record) ?? 'car'
  const choice = readFinanceChoice(searchParams)
  const { terms } = readChoice(choice).asked
  const vat = type === 'car' ? null : parseVatBasis(searchParams.get('vat'))
  const { keyFacts, specs, description, features, ...vehicle } = toVehicleView(record, type, {
    terms,
    vat: vat ?? undefined,
  })
  const params: VehicleParams = { ...formatChoice(readChoice(choice).asked), vat: vat ?? undefined }
  const pageUrl = new URL(urls.vehicle(vehicle.id), origin).href
  const breadcrumbs = vehicleBreadcrumbs({
    type,
    make: textOf(record.vehicle, 'make'),
    model: textOf(record.vehicle, 'model'),
    registration: registrationOf(record),
  })
  const priced = vehicle.price.state === 'priced' ? vehicle.price : null
  const comparison = stock.priceComparison(vehicle.id)
  const [typical, similar, history, compared] = await Promise.all([
    findTypicalMileage(stock, record, type),
    findSimilar(stock, record, type),
    stock.history(vehicle.id),
    comparison && priced
      ? toPriceComparisonView(stock, {
          record,
          type,
          price: priced.amount,
          vatStatus: priced.vatStatus,
          comparison,
          params,
        })
      : null,
  ])
  const today = ukDay(Date.now())
  const days = daysInStock(record, today, history)
  const points = (history?.prices ?? []).map((point) => ({
    ...point,
    price: shownPrice(point.price, record, vat),
  }))
  const cards = toCardVehicles(stock, similar, { terms, vat: vat ?? undefined })
  const details: VehicleDetailsProps = {
    keyFacts,
    specs,
    description,
    features,
    mileageNote:
      site.mileageNote === 'fixed'
        ? { headline: '2,847 miles above average', basis: null }
        : toMileageNote(record.vehicle.odometerReadingMiles ?? null, typical, type),
    comparison: compared,
    stockHistory: toStockHistoryView(days, points, { today, vatStatus: priced?.vatStatus ?? null }),
    provenance: toProvenanceView(vehicleHistory(record), { today, days, isNew: isNewVehicle(record) }),
    where: toVehicleSite(record),
  }
  return {
    vehicle,
    pageUrl,
    breadcrumbs,
    application: toApplicationVehicle(record),
    pricePosition: toPriceLine(comparison, type),
    finance: { choice, vat, vehicle: toFinancedVehicle(record), advertisedVat: advertisedVat(record, type) },
    runningCosts: toRunningCostView(record),
    place: details.where.place,
    details,
    similar: cards,
  }
}

/** Whether the price of a van or truck is advertised with or without VAT; null when it has none to reclaim. */
function advertisedVat(record: StockRecord, type: VehicleType): VatBasis | null {
  const { price, vatStatus } = vehiclePrice(record)
  if (type === 'car' || !price || !hasVat(vatStatus)) return null
  return excludesVat(vatStatus) ? 'ex' : 'inc'
}

/** A logged price with or without VAT, as the page shows prices. */
function shownPrice(price: Pence | null, record: StockRecord, vat: VatBasis | null): Pence | null {
  const { vatStatus } = vehiclePrice(record)
  return price === null || !hasVat(vatStatus) ? price : priceOn(vat, price, vatStatus)
}
