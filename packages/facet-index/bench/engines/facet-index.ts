import {
  createColumnBuilder,
  type FacetRecord,
  openFacetIndex,
  packRecords,
  runTask,
  type Schema,
} from '../../facet-index.ts'
import type { Peer } from './engine.ts'

export const facetIndex = createPeer('facet-index', 'compiled')
/** Without WebAssembly: what the compiled kernels are worth. */
export const plainFacetIndex = createPeer('facet-index, plain', 'plain')

function createPeer(name: string, kernels: 'compiled' | 'plain'): Peer {
  return {
    name,
    native: false,
    async open(schema, records) {
      const index = runTask(openFacetIndex(columnsOf(schema, records), { kernels }))
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

const recordsAtOnce = 10_000

/** Packed a batch at a time, so that records which are made one by one are never all there. */
function columnsOf(schema: Schema, records: Iterable<FacetRecord>) {
  const builder = createColumnBuilder(schema)
  let batch: FacetRecord[] = []
  for (const record of records) {
    if (batch.push(record) < recordsAtOnce) continue
    builder.add(packRecords(schema, batch))
    batch = []
  }
  builder.add(packRecords(schema, batch))
  return runTask(builder.finish())
}
