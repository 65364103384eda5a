import { renderToStaticMarkup } from 'react-dom/server'
import { ViewedContent } from '../features/kept-vehicles/ViewedVehicles.tsx'
import { mostViewed } from '../features/kept-vehicles/viewed-vehicles.ts'
import { toCardVehicles } from '../features/vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../features/vehicle-card/VehicleCard.tsx'
import { listedIds } from '../features/vehicle-lists/listed-ids.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/viewed'

export const handle = { parameters: ['v'] } as const

/**
 * The vehicles that were looked at on a device, as the part of a page that `app/enhance/enhance-viewed.ts` fills in; 204
 * when none is listed. Without monthly prices: the page may lack the representative example, which these require.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { stock } = context.get(servicesContext)
  const ids = listedIds(readQuery(url, handle)).slice(0, mostViewed)
  const found = await Promise.all(ids.map((id) => stock.find(id)))
  const records = found.flatMap((each) => (each.state === 'listed' ? [each.record] : []))
  const headers = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (records.length === 0) return new Response(null, { status: 204, headers })
  const part = renderToStaticMarkup(
    <ViewedContent>
      {toCardVehicles(stock, records).map(({ monthly: _, ...vehicle }) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} />
        </li>
      ))}
    </ViewedContent>,
  )
  return new Response(part, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
