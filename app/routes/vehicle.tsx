import { data } from 'react-router'
import { alertsOffered } from '../features/alerts/alert-access.ts'
import { financeParameters } from '../features/finance/finance-choice.ts'
import { ownVehicleParameters } from '../features/finance/own-vehicle.ts'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { unsent } from '../features/layout/unsent.ts'
import { loadVehicle } from '../features/vehicle/load-vehicle.ts'
import { ServedVehiclePage } from '../features/vehicle/ServedVehiclePage.tsx'
import { VehicleErrorPage } from '../features/vehicle/VehicleErrorPage.tsx'
import { vehicleFaultMeta, vehicleMeta } from '../features/vehicle/vehicle-meta.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/vehicle'

/** The page has the form of an application. */
export const handle = {
  hydrates: 'vehicle',
  parameters: ['vat', ...financeParameters, ...ownVehicleParameters],
  isPersonal: true,
} as const satisfies RouteHandle

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? vehicleMeta({ ...loaderData.served, jsonLd: loaderData.jsonLd }) : vehicleFaultMeta()
}

/** 404 for an id never seen, 410 for one that has left stock: both render "Vehicle not found." */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadVehicle(context.get(servicesContext).stock, params.id, {
    query: readQuery(url, handle),
    origin: url.origin,
  })
  if (loaded.state === 'listed') {
    const { page, served, jsonLd } = loaded
    return unsent({ page, served: { ...served, ...alertsOffered(context) }, jsonLd })
  }
  throw data(loaded.missing, { status: loaded.state === 'sold' ? 410 : 404 })
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  return <ServedVehiclePage page={loaderData.page} served={loaderData.served} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <VehicleErrorPage error={error} />
}
