import type { Plugin } from 'vite'

/** The part of rolldown's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const framework = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@react-router)[\\/]/
const hydratedRoute =
  /[\\/]app[\\/](?:routes[\\/])?(root|search|vehicle)\.tsx\?__react-router-build-client-route$/

/**
 * The browser build in few files: React and its router are one, what results and vehicle pages share is another, and
 * each of the two has one of its own. By the default rules a page of results loads 34 files.
 */
export const clientChunks = {
  groups: [
    { name: 'framework', test: framework, priority: 3 },
    {
      name: (id: string, graph: ModuleGraph) => (isShared(id, graph) ? 'shared' : null),
      priority: 2,
    },
    { name: (id: string, graph: ModuleGraph) => [...routesOf(id, graph)][0] ?? null, priority: 1 },
  ],
}

/** Also what the dialog of a vehicle, which is loaded later, shares with the results. */
function isShared(id: string, graph: ModuleGraph): boolean {
  const routes = routesOf(id, graph)
  if (routes.has('root')) return true
  return routes.has('search') && routesOf(id, graph, { later: true }).has('vehicle')
}

/** Their importers leave them out of the browser build, with all that they import; see ServedMarkup.tsx. */
const serverOnly = /[\\/]app[\\/]features[\\/]layout[\\/](?:Header|Footer)\.tsx$/

/** The hydrated routes that import the module, directly or through others; `later` with those that import it on demand. */
function routesOf(id: string, graph: ModuleGraph, { later = false } = {}): Set<string> {
  const routes = new Set<string>()
  const seen = new Set([id])
  // A set can grow while it is iterated.
  for (const module of seen) {
    const route = hydratedRoute.exec(module)?.[1]
    if (route) routes.add(route)
    if (serverOnly.test(module)) continue
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    for (const importer of later ? [...importers, ...dynamicImporters] : importers) seen.add(importer)
  }
  return routes
}

/** Keeps the styles of components that render only on the server, which the browser build has no code for. */
export const keepServerStyles: Plugin = {
  name: 'keep-server-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.module\.css$/ },
    order: 'post',
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}
