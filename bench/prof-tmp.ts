import { createFacetIndex, runTask } from 'facet-index'
import { stockSchema } from '../domain/search/stock-schema.ts'
import { generateListings } from './listings.ts'
import { generateCarQueries } from './queries.ts'
import inspector from 'node:inspector/promises'
const listings = [...generateListings(220000, 1)]
const { equipment, ...fields } = stockSchema.fields as any
const queries = generateCarQueries(listings, 600, 2)
for (const schema of [{ ...stockSchema, fields }, stockSchema]) {
  const index = createFacetIndex(schema as any, listings)
  runTask(index.warmUp())
  const some = queries.filter((q) => { const n = index.search(q).total; return n > 5000 && n < 200000 })
  const session = new inspector.Session(); session.connect()
  await session.post('Profiler.enable'); await session.post('Profiler.setSamplingInterval', { interval: 200 }); await session.post('Profiler.start')
  const t = performance.now()
  for (let r = 0; r < 8; r++) for (const q of some) index.searchWithFacets(q)
  console.log(some.length, ((performance.now() - t) / 8 / some.length).toFixed(3), 'ms mean')
  const { profile } = await session.post('Profiler.stop')
  const self = new Map<string, number>()
  const byId = new Map(profile.nodes.map((n) => [n.id, n]))
  profile.samples!.forEach((id, i) => { const f = byId.get(id)!.callFrame; const k = f.functionName + ':' + f.lineNumber; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas![i]!) })
  const all = [...self.values()].reduce((a, b) => a + b)
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 10)) console.log('  ', k, (v / all * 100).toFixed(1) + '%')
}
