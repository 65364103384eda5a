import { data } from 'react-router'
import { site } from '#content/site.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { toApplicationVehicle } from '../features/application/application-vehicle.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { faultKind } from '../features/layout/fault-kind.ts'
import { findTypicalMileage, toMileageNote } from '../features/vehicle/mileage-note.ts'
import { describeMissing } from '../features/vehicle/missing-vehicle.ts'
import { toPriceLine } from '../features/vehicle/price-line.ts'
import { findSimilar } from '../features/vehicle/similar-stock.ts'
import { VehicleFault } from '../features/vehicle/VehicleFault.tsx'
import { VehiclePage } from '../features/vehicle/VehiclePage.tsx'
import { vehicleBreadcrumb } from '../features/vehicle/vehicle-breadcrumb.ts'
import { vehicleJsonLd } from '../features/vehicle/vehicle-json-ld.ts'
import { vehicleFaultMeta, vehicleMeta } from '../features/vehicle/vehicle-meta.ts'
import { toVehicleView } from '../features/vehicle/vehicle-view.ts'
import { toCardVehicles } from '../features/vehicle-card/card-vehicle.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/vehicle'

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? vehicleMeta(loaderData) : vehicleFaultMeta(faultKind(error))
}

/** 404 for an id never seen, 410 for one that has left stock: both render "Vehicle not found." */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { stock } = servicesOf(context)
  const found = await stock.find(params.id)
  if (found.state !== 'listed') {
    throw data(await describeMissing(stock, found), { status: found.state === 'sold' ? 410 : 404 })
  }
  const { record } = found
  const type = vehicleType(record) ?? 'car'
  const vehicle = toVehicleView(record, type)
  const pageUrl = new URL(`/vehicles/${encodeURIComponent(vehicle.id)}`, url).href
  const breadcrumb = vehicleBreadcrumb(record, type)
  const [typical, similar] = await Promise.all([
    findTypicalMileage(stock, record, type),
    findSimilar(stock, record, type),
  ])
  return {
    vehicle,
    pageUrl,
    breadcrumb,
    application: toApplicationVehicle(record),
    mileageNote:
      site.mileageNote === 'fixed'
        ? { headline: '2,847 miles above average', basis: null }
        : toMileageNote(record.vehicle.odometerReadingMiles ?? null, typical, type),
    pricePosition: toPriceLine(stock.priceComparison(vehicle.id), type),
    similar: toCardVehicles(stock, similar),
    jsonLd: [vehicleJsonLd(record, type, pageUrl), breadcrumbJsonLd(breadcrumb, pageUrl)],
  }
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  const { vehicle, breadcrumb, ...rest } = loaderData
  const trail = breadcrumb.map(({ label, to }, index) =>
    index < breadcrumb.length - 1 ? { label, to } : { label },
  )
  // Another vehicle is another page: nothing entered for this one goes with it.
  return <VehiclePage key={vehicle.id} vehicle={vehicle} breadcrumb={trail} {...rest} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <VehicleFault error={error} />
}
