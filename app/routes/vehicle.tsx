import { data } from 'react-router'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { loadVehicle } from '../features/vehicle/load-vehicle.ts'
import { VehicleErrorPage } from '../features/vehicle/VehicleErrorPage.tsx'
import { VehiclePage } from '../features/vehicle/VehiclePage.tsx'
import { vehicleFaultMeta, vehicleMeta } from '../features/vehicle/vehicle-meta.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/vehicle'

export const handle: RouteHandle = { hydrates: 'vehicle' }

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? vehicleMeta({ ...loaderData.page, jsonLd: loaderData.jsonLd }) : vehicleFaultMeta()
}

/** 404 for an id never seen, 410 for one that has left stock: both render "Vehicle not found." */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadVehicle(context.get(servicesContext).stock, params.id, url)
  if (loaded.state === 'listed') return { page: loaded.page, jsonLd: loaded.jsonLd }
  throw data(loaded.missing, { status: loaded.state === 'sold' ? 410 : 404 })
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  return <VehiclePage {...loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <VehicleErrorPage error={error} />
}
