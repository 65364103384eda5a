import type { SearchReport } from './measure-search.ts'

/** The report as a Markdown table. */
export function formatReport({ date, machine, node, count, queries, engines }: SearchReport): string {
  const rows = engines.map((engine) =>
    [
      engine.name,
      engine.asked,
      ...[engine.p50, engine.p95, engine.p99, engine.mean].map((ms) => ms.toPrecision(3)),
      `${engine.timesSlower.toFixed(1)} ×`,
      `${engine.buildSeconds.toFixed(1)} s`,
      `${engine.memoryMegabytes.toFixed(0)} MB`,
      engine.differences,
    ].join(' | '),
  )
  return [
    `${date}, ${machine}, Node ${node}, ${count.toLocaleString('en-GB')} records, ${queries} queries`,
    '',
    '| engine | asked | p50 ms | p95 ms | p99 ms | mean ms | mean against the first | build | memory | differences |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    ...engines.map(({ name, note }) => `- ${name}: ${note}`),
    '',
  ].join('\n')
}
