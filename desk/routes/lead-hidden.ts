import { visitContext } from '../context.ts'
import type { Route } from './+types/lead-hidden'

/** Shows what stands behind a press. A form, not an address: it is noted, so nothing may ask for it in advance. */
export async function action({ params, context }: Route.ActionArgs) {
  return Response.json(await context.get(visitContext).services().leads.reveal(params.id))
}
