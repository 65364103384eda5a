import { visitContext } from '../context.ts'
import type { Route } from './+types/files-upload'

/** What the script of `FileDrop` sends, which shows how far it has got. */
export async function action({ request, context }: Route.ActionArgs) {
  return Response.json(await context.get(visitContext).services().receiveFile(request))
}
