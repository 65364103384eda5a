import { redirect } from 'react-router'
import { movedPages } from '#content/moved-pages.ts'
import type { Route } from './+types/moved'

/** 301 to the page's new address. The pattern is the route's path, independent of the spelling of the address. */
export function loader({ pattern }: Route.LoaderArgs) {
  const target = movedPages[pattern]
  if (!target) throw new Error(`No moved page has the path ${pattern}`)
  throw redirect(target, 301)
}
