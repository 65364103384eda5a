import { visitContext } from '../context.ts'
import type { Route } from './+types/files-upload'

/** What the script of `FileDrop` sends, which shows how far it has got. */
export async function action({ request, context }: Route.ActionArgs) {
  const { receiveFile } = await context.get(visitContext).services().work()
  return Response.json(await receiveFile(request))
}
