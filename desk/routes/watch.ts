import { visitContext } from '../context.ts'
import type { Watched } from '../layout/use-watch.ts'
import type { Route } from './+types/watch'

/** What open pages ask every few seconds. It reads nobody's data. */
export async function loader({ context }: Route.LoaderArgs) {
  const watched: Watched = { latest: await context.get(visitContext).services().leads.latest() }
  return Response.json(watched)
}
