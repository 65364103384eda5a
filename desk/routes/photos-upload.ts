import { visitContext } from '../context.ts'
import type { Route } from './+types/photos-upload'

/** One photo of the script of `PhotoDrop`, which shows how far it has got. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { receivePhotos } = await context.get(visitContext).services().work()
  return Response.json(await receivePhotos(request, params.id))
}
