/** The part of rolldown's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
/** These scripts are loaded on demand; what they import is small. */
const page =
  /[\\/]app[\\/](?:entry\.client\.tsx|enhance[\\/]enhance-(?:saved-list|make-model|leasing-guides)\.ts)$/
const results = /[\\/]enhance-results\.ts$/
const vehicle = /[\\/]VehiclePage\.tsx$/
/** The application is loaded after the vehicle's page. */
const vehicleOrApplication = /[\\/](?:VehiclePage|ApplicationFlow)\.tsx$/

/**
 * Few files: the script of every page, React, what results and vehicles share, and the rest of each of the two. By the
 * default rules a page of results loads 49, because every route is an entry too.
 */
export const chunks = {
  groups: [
    { name: 'react', test: react, priority: 4 },
    { name: reachedBy('page', page), priority: 3 },
    { name: reachedBy('shared', results, vehicleOrApplication), priority: 2 },
    { name: reachedBy('results', results), priority: 1 },
    { name: reachedBy('vehicle', vehicle), priority: 1 },
  ],
}

/** Names the modules that all of `importers` import, directly or through others. */
function reachedBy(name: string, ...importers: RegExp[]) {
  return (id: string, graph: ModuleGraph) => {
    const importersOf = (module: string) => graph.getModuleInfo(module)?.importers ?? []
    const above = new Set(importersOf(id))
    // A set can grow while it is iterated.
    for (const module of above) for (const importer of importersOf(module)) above.add(importer)
    const found = importers.every((importer) => [...above].some((module) => importer.test(module)))
    return found ? name : null
  }
}
