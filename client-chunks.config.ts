/** The part of rolldown's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
/** The dealer's facts are a chunk of their own, which only scripts that are loaded on demand import. */
const siteFacts = /[\\/]content[\\/]site\.ts$/
const islandModule = /[\\/]app[\\/]islands[\\/](search|vehicle)\.tsx$/

/**
 * The browser build in few files: React is one, what results and vehicle pages share is another, and each of the two has
 * one of its own. By the default rules a page of results loads 34 files.
 */
export const clientChunks = {
  groups: [
    { name: 'react', test: react, priority: 3 },
    { name: 'site', test: siteFacts, priority: 3 },
    {
      name: (id: string, graph: ModuleGraph) => (isShared(id, graph) ? 'shared' : null),
      priority: 2,
    },
    {
      // Without the module of the island, which hydrates the page as soon as it runs: the gallery imports the rest.
      name: (id: string, graph: ModuleGraph) =>
        islandModule.test(id) ? null : ([...islandsOf(id, graph)][0] ?? null),
      priority: 1,
    },
  ],
}

/** Also what the dialog of a vehicle, which is loaded later, shares with the results. */
function isShared(id: string, graph: ModuleGraph): boolean {
  return islandsOf(id, graph).has('search') && islandsOf(id, graph, { later: true }).has('vehicle')
}

/** The islands that import the module, directly or through others; `later` with those that import it on demand. */
function islandsOf(id: string, graph: ModuleGraph, { later = false } = {}): Set<string> {
  const islands = new Set<string>()
  const seen = new Set([id])
  // A set can grow while it is iterated.
  for (const module of seen) {
    const island = islandModule.exec(module)?.[1]
    if (island) islands.add(island)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    for (const importer of later ? [...importers, ...dynamicImporters] : importers) seen.add(importer)
  }
  return islands
}
