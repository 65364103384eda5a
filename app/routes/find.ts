import { redirect } from 'react-router'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { isVehicleType } from '#domain/stock/vehicle-type.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { servicesOf } from '../services.ts'
import { leftOutContactDetails, leftOutParameter, notUnderstoodParameter, urls } from '../urls.ts'
import type { Route } from './+types/find'

/**
 * 302 from a phrase to its results, with the outward code of a postcode and the words that were not understood. Email
 * addresses and telephone numbers are left out; the script of the search box leaves them out of the form already.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('type') ?? undefined
  const words = await servicesOf(context).stock.words()
  const found = words.interpret(url.searchParams.get('q') ?? '', isVehicleType(asked) ? asked : null)
  const params = searchParamsOf(found)
  const postcode = params.get('postcode')
  if (postcode !== null) params.set('postcode', outwardCode(postcode))
  if (found.hasContactDetails || url.searchParams.has(leftOutParameter))
    params.set(leftOutParameter, leftOutContactDetails)
  for (const word of found.notUnderstood) params.append(notUnderstoodParameter, word)
  throw redirect(urls.search(found.type, params), { status: 302, headers: { 'cache-control': 'no-store' } })
}
