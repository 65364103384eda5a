import type { Peer } from './engines/engine.ts'
import { facetIndex, plainFacetIndex } from './engines/facet-index.ts'
import { scan } from './engines/scan.ts'
import { sqlite } from './engines/sqlite.ts'
import { installPeers } from './install-peers.ts'

/** The package itself, with `kernels` a second time without WebAssembly, and the named peers. Loads no other peer. */
export async function choosePeers({
  engines,
  kernels,
}: {
  engines: string
  kernels: boolean
}): Promise<Peer[]> {
  const chosen = [facetIndex, ...(kernels ? [plainFacetIndex] : [])]
  for (const name of engines.split(',').filter((each) => each !== '')) {
    const load = peers[name]
    if (load === undefined)
      throw new Error(`No engine "${name}": choose from ${Object.keys(peers).join(', ')}`)
    chosen.push(await load())
  }
  return chosen
}

const peers: Record<string, () => Promise<Peer>> = {
  DuckDB: async () => {
    installPeers()
    return (await import('./engines/duckdb.ts')).duckdb
  },
  Orama: async () => {
    installPeers()
    return (await import('./engines/orama.ts')).orama
  },
  Roaring: async () => {
    installPeers()
    return (await import('./engines/roaring.ts')).roaring
  },
  SQLite: async () => sqlite,
  'Plain scan': async () => scan,
}
