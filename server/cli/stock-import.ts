import { type Command, Option } from 'commander'
import { columnMapNames } from '../feed/column-maps/column-map-names.ts'
import { feedFormats } from '../feed/feed-formats.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import type { ImportFlags } from './import-feed.ts'
import { runCommand } from './run-command.ts'

/**
 * `stock import`. Exit codes: 0 imported, also when rows were rejected; 1 failed; 2 wrong usage; 130 stopped by Ctrl-C.
 * After 1 and 130 the stock is unchanged.
 */
export function registerImport(imports: Command, io: CommandIo): void {
  imports
    .argument('<feed>', 'a file, an http(s) address, or - for standard input; gzip is understood')
    .addOption(new Option('--format <format>', 'detected from the feed if not given').choices(feedFormats))
    .option('--map <map>', `how CSV columns become fields: ${columnMapNames.join(', ')}, or a JSON file`)
    .option('--replace', 'remove the vehicles that the feed no longer has')
    .option(
      '--force',
      'let --replace remove more than a fifth of the stock, or trust a file that may be cut short',
    )
    .option('--dry-run', 'do everything but keep it')
    .option('--keep-going', 'reject what is not well formed and go on, instead of refusing the file')
    .option(
      '--rejects <file>',
      'where the reasons go, .csv for a spreadsheet (default: <feed>.rejects.ndjson here, or in DATA_DIR where the folder is not yours)',
    )
    .option('--json', 'the summary as one JSON object')
    .action(
      runCommand(io, async (feed: string, flags: ImportFlags) => {
        // Its help is there before all of this is loaded.
        const { importFeed } = await import('./import-feed.ts')
        return importFeed(feed, openConfig(io.env), flags, io)
      }),
    )
}
