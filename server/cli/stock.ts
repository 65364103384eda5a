import { type Command, Option } from 'commander'
import type { Config } from '../config.ts'
import { columnMapNames } from '../feed/column-maps/load-column-map.ts'
import { feedFormats } from '../feed/feed-format.ts'
import { printColumns } from './stock-columns.ts'
import { exportFormats, exportStock } from './stock-export.ts'
import { runImport } from './stock-import.ts'
import { printStats } from './stock-stats.ts'

/**
 * `stock import|columns|stats|export`. Exit codes: 0 done (for an import also when rows were rejected: the summary counts
 * them), 1 failed and the stock is as it was, 2 wrong usage, 130 stopped by Ctrl-C and the stock is as it was.
 */
export function registerStock(program: Command, openConfig: () => Config): void {
  const stock = program.command('stock').description('bring stock in from a feed, count it, write it out')

  stock
    .command('import')
    .argument('<feed>', 'a file, an http(s) address, or - for standard input; gzip is understood')
    .description('bring a feed into the stock: all of its good rows, or after any failure nothing')
    .addOption(new Option('--format <format>', 'seen from the feed unless told').choices(feedFormats))
    .option('--map <map>', `how CSV columns become fields: ${columnMapNames.join(', ')}, or a JSON file`)
    .option('--replace', 'take off the forecourt what the feed no longer holds')
    .option('--force', 'let --replace remove more than half of the stock')
    .option('--dry-run', 'do everything but keep it')
    .option('--keep-going', 'reject what is not well formed and go on, instead of refusing the file')
    .option(
      '--rejects <file>',
      'where the reasons go, .csv for a spreadsheet (default: <feed>.rejects.ndjson here)',
    )
    .option('--json', 'the summary as one JSON object')
    .action((feed, options) => atTheEdge(() => runImport(feed, openConfig(), options)))

  stock
    .command('columns')
    .argument('<feed>', 'a CSV file, an http(s) address, or - for standard input; gzip is understood')
    .description('print a first column map for `stock import --map`, guessed from the headings')
    .action((feed) => atTheEdge(() => printColumns(feed)))

  stock
    .command('stats')
    .description('count the vehicles on the forecourt by state, type and make')
    .option('--all', 'every make, not only the 20 most common of each type')
    .option('--json', 'as one JSON object')
    .action((options) => atTheEdge(() => printStats(openConfig().dataDir, options)))

  stock
    .command('export')
    .argument('<file>', 'a new file, or - for standard output')
    .description('write out the vehicles on the forecourt as a feed that `stock import` reads')
    .addOption(new Option('--format <format>').choices(exportFormats).default('ndjson'))
    .option('--force', 'replace a file that is there')
    .action((file, options) => atTheEdge(() => exportStock(openConfig().dataDir, file, options)))
}

async function atTheEdge(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
