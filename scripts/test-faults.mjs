import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from './build-if-changed.mjs'
import { demoFolder } from './dealer/folder.mjs'
import { install } from './install.mjs'
import { inProject } from './project.mjs'
import { main, run, runNode } from './run.mjs'

const figures = inProject('test-results', 'faults.ndjson')
const clusters = inProject('test-results', 'fault-clusters')

process.env.FORECOURT_DEALER = demoFolder

// Runs the long fault scenarios: real processes and signals. Arguments select files: npm run test:faults -- sqlite.
await main(async () => {
  await install({ withTools: true })
  await build()
  mkdirSync(dirname(figures), { recursive: true })
  for (const file of [figures, clusters]) rmSync(file, { force: true })
  const seed = process.env.FAULTS_SEED || String(Math.floor(Math.random() * 1e9))
  const rerun = `FAULTS_SEED=${seed} npm run test:faults`
  console.log(`Seed ${seed}; to repeat this run: ${rerun}`)
  const started = performance.now()
  const vitest = inProject('node_modules/vitest/vitest.mjs')
  const args = ['run', '--config', inProject('tests/faults/vitest.config.ts'), '--reporter=verbose']
  const code = await runNode([vitest, ...args, ...process.argv.slice(2)], {
    FAULTS_SEED: seed,
    FAULTS_FIGURES: figures,
    FAULTS_CLUSTERS: clusters,
  })
  await endClusters()
  console.log(`\n| what | bar | measured |\n|---|---|---|\n${table()}`)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`\n${code === 0 ? 'passed' : 'failed'} in ${minutes} minutes; seed ${seed}: ${rerun}`)
  return code
})

/** Those that a run left, because it was interrupted. */
async function endClusters() {
  const folders = existsSync(clusters) ? readFileSync(clusters, 'utf8').split('\n') : []
  for (const dir of folders.filter((each) => each !== '' && existsSync(each)))
    await run(inProject('deploy', 'try-cluster.sh'), ['down', '--dir', dir])
}

function table() {
  if (!existsSync(figures)) return ''
  const rows = readFileSync(figures, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return rows.map(({ what, bar, figure }) => `| ${what} | ${bar} | ${figure} |`).join('\n')
}
