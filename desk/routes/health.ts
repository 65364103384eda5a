import { visitContext } from '../context.ts'
import type { Route } from './+types/health'

/** What works and what does not, for a page that stays open. It reads nobody's data. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(visitContext).services().health())
}
