import { parseArgs } from 'node:util'
import { duckdb } from './engines/duckdb.ts'
import { forecourt } from './engines/forecourt.ts'
import { orama } from './engines/orama.ts'
import { roaring } from './engines/roaring.ts'
import { scan } from './engines/scan.ts'
import { sqlite } from './engines/sqlite.ts'
import { formatReport } from './format-report.ts'
import { formatImportReport, measureImport } from './import-bench.ts'
import { measureChanges } from './measure-changes.ts'
import { measureSearch } from './measure-search.ts'
import { formatStartReport, measureStart } from './start-bench.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '440021' },
    queries: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    engines: { type: 'string', default: 'Forecourt,DuckDB,SQLite,Orama,Roaring,Plain scan' },
    json: { type: 'boolean', default: false },
  },
})

const say = (line: string) => process.stderr.write(`${line}\n`)

if (positionals[0] === 'import') {
  const measured = await measureImport({ count: Number(values.count), seed: Number(values.seed), say })
  process.stdout.write(values.json ? `${JSON.stringify(measured, null, 2)}\n` : formatImportReport(measured))
  process.exit()
}
if (positionals[0] === 'start') {
  const measured = await measureStart({ count: Number(values.count), seed: Number(values.seed), say })
  process.stdout.write(values.json ? `${JSON.stringify(measured, null, 2)}\n` : formatStartReport(measured))
  process.exit()
}
const [benchmark] = positionals
if (benchmark === 'changes') {
  const report = measureChanges(Number(values.count), Number(values.seed))
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
} else if (benchmark === 'search') {
  const names = values.engines.split(',')
  const report = await measureSearch({
    peers: [forecourt, duckdb, sqlite, orama, roaring, scan].filter(({ name }) => names.includes(name)),
    count: Number(values.count),
    queries: Number(values.queries),
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    say: (line) => process.stderr.write(`${line}\n`),
  })
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report))
  process.exitCode = report.engines.some(({ differences }) => differences > 0) ? 1 : 0
} else {
  throw new Error(`Unknown benchmark ${benchmark}: there are "search", "changes", "import" and "start"`)
}
