import { createFacetIndex, runTask } from '../../facet-index.ts'
import type { Peer } from './engine.ts'

export const facetIndex = createPeer('facet-index', 'compiled')
/** Without WebAssembly: what the compiled kernels are worth. */
export const plainFacetIndex = createPeer('facet-index, plain', 'plain')

function createPeer(name: string, kernels: 'compiled' | 'plain'): Peer {
  return {
    name,
    native: false,
    async open(schema, records) {
      const index = createFacetIndex(schema, records, { kernels })
      runTask(index.warmUp())
      return {
        name,
        note: `this package, ${kernels} kernels`,
        every: 1,
        ask: index.searchWithFacets,
        close() {},
      }
    },
  }
}
