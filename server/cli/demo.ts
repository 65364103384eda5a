import { type Command, InvalidArgumentError } from 'commander'
import { defaultCount, defaultSeed } from 'demo-stock/make-demo-stock.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { type DemoSummary, loadDemo } from './load-demo.ts'
import { showProgress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'

interface DemoOptions {
  count: number
  seed: number
  json?: true
}

/** `demo`: fills the stock with made-up vehicles. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerDemo(demo: Command, io: CommandIo): void {
  demo
    .option('--count <n>', 'how many vehicles', parseCount, defaultCount)
    .option('--seed <n>', 'the same seed gives the same stock', parseCount, defaultSeed)
    .option('--json', 'the summary as one JSON object')
    .action(
      runCommand(io, async (options: DemoOptions) => {
        const summary = await load(openConfig(io.env), options, io)
        io.stdout.write(options.json ? `${JSON.stringify(summary)}\n` : summaryLine(summary))
      }),
    )
}

/** A whole number from 0 to 4,294,967,295. @throws {InvalidArgumentError} that commander turns into wrong usage. */
function parseCount(text: string): number {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (count <= 0xffff_ffff) return count
  throw new InvalidArgumentError('It must be a whole number.')
}

async function load(
  place: StockPlace,
  { count, seed, json }: DemoOptions,
  { stderr }: CommandIo,
): Promise<DemoSummary> {
  const progress = showProgress(stderr, 'Demo stock', { quiet: json === true })
  const onProgress = (done: number) => progress.update(done, count)
  try {
    return await withStock(place, (store) => loadDemo(store, place.dataDir, { count, seed }, onProgress))
  } finally {
    progress.stop()
  }
}

function summaryLine({ added, changed, unchanged, pictures }: DemoSummary): string {
  const grouped = (count: number) => count.toLocaleString('en-GB')
  return `${grouped(added)} vehicles added, ${grouped(changed)} changed, ${grouped(unchanged)} as they were; ${grouped(pictures)} pictures.\n`
}
