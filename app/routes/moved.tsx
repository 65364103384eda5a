import { redirect } from 'react-router'
import { movedPages } from '#content/moved-pages.ts'
import type { Route } from './+types/moved'

/** 301 to where the page lives now. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(movedPages[new URL(request.url).pathname] ?? '/', 301)
}
