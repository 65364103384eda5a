import { parseArgs } from 'node:util'
import { formatReport } from './format-report.ts'
import { generateQueries } from './generate-queries.ts'
import { boats, generateBoats } from './generate-records.ts'
import { measureSearch } from './measure-search.ts'
import { choosePeers } from './peers.ts'

// npm run bench -- [--engines DuckDB,SQLite] [--kernels] [--count N]: searches of generated boats, compared with other engines.

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '440000' },
    queries: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    engines: { type: 'string', default: '' },
    kernels: { type: 'boolean', default: false },
  },
})
const [count, queries, rounds, seed] = [values.count, values.queries, values.rounds, values.seed].map(
  Number,
) as [number, number, number, number]

const records = generateBoats(count, seed)
const often = ['maker', 'maker', 'maker', 'model', 'price', 'price', 'year', 'length', 'hull']
const report = await measureSearch({
  peers: await choosePeers(values),
  schema: boats,
  records,
  count,
  queries: generateQueries(boats, records, { count: queries, seed: seed + 1, often }),
  rounds,
  say: (line) => void process.stderr.write(`${line}\n`),
})
process.stdout.write(formatReport(report))
process.exitCode = report.differences > 0 ? 1 : 0
