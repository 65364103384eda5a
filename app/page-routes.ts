import type { RouteHandle } from './features/layout/route-handle.ts'
import { urls } from './urls.ts'

/** What the server knows of a route before its page is rendered: `PageRoute` of `server/http/app-options.ts`. */
interface PageRoute {
  pattern: string
  parameters: ReadonlySet<string>
  form: 'lead' | 'answer' | null
  isPersonal: boolean
}

/** A route of React Router's build. */
interface BuiltRoute {
  path?: string | undefined
  index?: boolean | undefined
  module: { handle?: unknown; action?: unknown }
}

/**
 * What the routes say of themselves, for the server. The root and the route of unknown addresses are left out.
 *
 * @throws {Error} for a route whose action does not say what becomes of a posted form, or the reverse.
 */
export function toPageRoutes(routes: Readonly<Record<string, BuiltRoute | undefined>>): PageRoute[] {
  return Object.values(routes).flatMap((route) => {
    const { path, index, module } = route ?? { module: {} }
    if ((!path && !index) || path === '*') return []
    const pattern = path?.startsWith('/') ? path : urls.home + (path ?? '')
    const { parameters = [], form = null, isPersonal = form !== null } = (module.handle ?? {}) as RouteHandle
    if ((module.action !== undefined) !== (form !== null))
      throw new Error(`The route ${pattern} needs both an action and the \`form\` of its handle, or neither`)
    return [{ pattern, parameters: new Set(parameters), form, isPersonal }]
  })
}
