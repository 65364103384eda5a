import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { toApplicationVehicle } from '../application/application-vehicle.ts'
import { vehicleBreadcrumbs } from '../layout/breadcrumbs.ts'
import { registrationOf, textOf } from '../record/record-text.ts'
import { breadcrumbJsonLd, vehicleJsonLd } from '../seo/json-ld.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { findTypicalMileage, toMileageNote } from './mileage-note.ts'
import { describeMissing, type MissingVehicle } from './missing-vehicle.ts'
import { toPriceLine } from './price-line.ts'
import { findSimilar } from './similar-stock.ts'
import { toVehicleView } from './vehicle-view.ts'

type VehicleStock = Pick<Stock, 'find' | 'search' | 'total' | 'pricePosition' | 'priceComparison'>

/** The page of a listed vehicle, or what to show in place of one that is not listed. */
export type LoadedVehicle =
  | { state: 'listed'; page: Awaited<ReturnType<typeof loadPage>> }
  | { state: 'sold' | 'unknown'; missing: MissingVehicle }

/** `origin` is that of the addresses in the page's structured data and messages. */
export async function loadVehicle(stock: VehicleStock, id: string, origin: string): Promise<LoadedVehicle> {
  const found = await stock.find(id)
  if (found.state !== 'listed') return { state: found.state, missing: await describeMissing(stock, found) }
  return { state: 'listed', page: await loadPage(stock, found.record, origin) }
}

/**
 * The record that an application is for, or what to show in its place. An application that was filled in while the
 * vehicle was listed is still accepted after its sale: `evenSold`.
 */
export async function loadAppliedFor(
  stock: VehicleStock,
  id: string,
  { evenSold }: { evenSold: boolean },
): Promise<{ state: 'found'; record: StockRecord } | Exclude<LoadedVehicle, { state: 'listed' }>> {
  const found = await stock.find(id)
  if (found.state === 'listed' || (found.state === 'sold' && evenSold))
    return { state: 'found', record: found.record }
  return { state: found.state, missing: await describeMissing(stock, found) }
}

async function loadPage(stock: VehicleStock, record: StockRecord, origin: string) {
  const type = vehicleType(record) ?? 'car'
  const vehicle = toVehicleView(record, type)
  const pageUrl = new URL(urls.vehicle(vehicle.id), origin).href
  const breadcrumbs = vehicleBreadcrumbs({
    type,
    make: textOf(record.vehicle, 'make'),
    model: textOf(record.vehicle, 'model'),
    registration: registrationOf(record),
  })
  const [typical, similar] = await Promise.all([
    findTypicalMileage(stock, record, type),
    findSimilar(stock, record, type),
  ])
  return {
    vehicle,
    pageUrl,
    breadcrumbs,
    application: toApplicationVehicle(record),
    mileageNote:
      site.mileageNote === 'fixed'
        ? { headline: '2,847 miles above average', basis: null }
        : toMileageNote(record.vehicle.odometerReadingMiles ?? null, typical, type),
    pricePosition: toPriceLine(stock.priceComparison(vehicle.id), type),
    similar: toCardVehicles(stock, similar),
    // A function, which React Router does not send to the browser: only the document has structured data.
    jsonLd: () => [vehicleJsonLd(record, type, pageUrl), breadcrumbJsonLd(breadcrumbs, pageUrl)],
  }
}
