import type { Command } from 'commander'
import { defaultCount, defaultSeed } from 'demo-stock/make-demo-stock.ts'
import type { Config } from '../config.ts'
import { type DemoSummary, loadDemo } from './load-demo.ts'
import { parseCount } from './parse-count.ts'
import { showProgress } from './show-progress.ts'
import { withStock } from './with-stock.ts'

interface DemoOptions {
  count: number
  seed: number
  json?: true
}

/** `demo`: fills the stock with made-up vehicles. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerDemo(program: Command, openConfig: () => Config): void {
  program
    .command('demo')
    .description('fill the stock with made-up cars, vans and trucks, and draw their pictures')
    .option('--count <n>', 'how many vehicles', parseCount, defaultCount)
    .option('--seed <n>', 'the same seed gives the same stock', parseCount, defaultSeed)
    .option('--json', 'the summary as one JSON object')
    .action(async (options: DemoOptions) => {
      try {
        const { dataDir } = openConfig()
        const summary = await run(dataDir, options)
        process.stdout.write(options.json ? `${JSON.stringify(summary)}\n` : summaryLine(summary))
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exitCode = 1
      }
    })
}

async function run(dataDir: string, { count, seed, json }: DemoOptions): Promise<DemoSummary> {
  const progress = showProgress('Demo stock', count, { quiet: json === true })
  try {
    return await withStock(dataDir, (store) => loadDemo(store, dataDir, { count, seed }, progress.update))
  } finally {
    progress.stop()
  }
}

function summaryLine({ added, changed, unchanged, pictures }: DemoSummary): string {
  const grouped = (count: number) => count.toLocaleString('en-GB')
  return `${grouped(added)} vehicles added, ${grouped(changed)} changed, ${grouped(unchanged)} as they were; ${grouped(pictures)} pictures.\n`
}
