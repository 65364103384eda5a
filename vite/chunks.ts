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
const resultsOrVehicle = /[\\/](?:enhance-results\.ts|(?:VehiclePage|ApplicationFlow)\.tsx)$/
/** The other scripts that are loaded on demand, and the table of postcode areas. They have no React. */
const small = /[\\/](?:enhance-(?!results\.)[\w-]+|distance-in-words)\.ts$/

/**
 * Few files: the script of every page, React, what small scripts share with results and vehicles, what these two share, and
 * the rest of each of them. By the default rules a page of results loads 49, because every route is an entry too.
 */
export const chunks = {
  groups: [
    { name: 'react', test: react, priority: 5 },
    { name: reachedBy('page', page), priority: 4 },
    // Without it, a form of an enquiry would load React and the vehicle's page for a function of ten lines.
    { name: reachedBy('common', small, resultsOrVehicle), priority: 3 },
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
