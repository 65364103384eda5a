import { type Command, Option } from 'commander'
import { site } from '#content/site.ts'
import { type ExportFormatName, exportFormatNames } from '#domain/exports/export-format.ts'
import {
  type ExportedRow,
  exportFile,
  exportFormats,
  type IncompletePolicy,
} from '#domain/exports/export-rows.ts'
import { createExportSummary, type ExportSummary } from '#domain/exports/export-summary.ts'
import { onlyBranchOf } from '#domain/stock/shown-record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import sells from '#sells'
import type { Config } from '../config.ts'
import { showStock } from '../stock/show-stock.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { showProgress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'
import { writeOut } from './write-out.ts'

const feedFormats = ['ndjson', 'history'] as const

type Output = Pick<CommandIo, 'stdout' | 'stderr'>

interface ExportFlags {
  format: (typeof feedFormats)[number] | ExportFormatName
  force?: true
  incomplete?: IncompletePolicy
}

/** `stock export`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerExport(exports: Command, io: CommandIo): void {
  exports
    .argument('<file>', 'a new file, or - for standard output')
    .addOption(
      new Option('--format <format>').choices([...feedFormats, ...exportFormatNames]).default('ndjson'),
    )
    .addOption(
      new Option('--incomplete <policy>', 'vehicles that lack a field that Google or Meta requires')
        .choices(['leave-out', 'include'])
        .default('leave-out'),
    )
    .option('--force', 'replace a file that is there')
    .action(
      runCommand(io, async (file: string, flags: ExportFlags) =>
        exportStock(openConfig(io.env), file, flags, io),
      ),
    )
}

/**
 * For `stock import`: whole records, private fields included; as `history` also those that have left, and the log. For Google and Meta: see docs/feeds.md.
 *
 * @throws {Error} when the file exists, unless forced.
 */
export function exportStock(
  { publicUrl, pictureHosts, ...place }: StockPlace & Pick<Config, 'publicUrl' | 'pictureHosts'>,
  file: string,
  flags: ExportFlags,
  io: Output,
): Promise<void> {
  return withStock(place, async (store) => {
    if (flags.format === 'ndjson') await writeOut(ndjson(store), file, { ...flags, ...io })
    else if (flags.format === 'history') await writeOut(wholeStock(store), file, { ...flags, ...io })
    else {
      const shown = showStock(store, { pictureHosts, onlyBranch: onlyBranchOf(site.branches), sells })
      await exportForReceiver(shown, file, { ...flags, format: flags.format, publicUrl }, io)
    }
  })
}

async function exportForReceiver(
  store: StockStore,
  file: string,
  {
    format,
    publicUrl: origin,
    incomplete = 'leave-out',
    ...flags
  }: ExportFlags & { format: ExportFormatName; publicUrl: string | null },
  io: Output,
): Promise<void> {
  if (origin === null) throw new Error('PUBLIC_URL must be set: the file has the addresses of pages')
  const summary = createExportSummary()
  const progress = showProgress(io.stderr, 'Export')
  const total = await store.count()
  let done = 0
  try {
    const onRow = (row: ExportedRow) => {
      summary.add(row)
      done += 1
      progress.update(done, total)
    }
    const lines = exportFile(store.all(), exportFormats[format], { origin, incomplete, onRow })
    await writeOut(lines, file, { ...flags, ...io })
  } finally {
    progress.stop()
  }
  io.stderr.write(summaryText(summary.read()))
}

/** For standard error: how many vehicles are in the file, and what the others lack. */
function summaryText({ exported, incomplete, refused, missing }: ExportSummary): string {
  const count = (vehicles: number) =>
    `${vehicles.toLocaleString('en-GB')} vehicle${vehicles === 1 ? '' : 's'}`
  const lines = [
    `${count(exported)} exported`,
    ...(incomplete > 0 ? [`${count(incomplete)} left out: a required field is missing`] : []),
    ...Object.entries(refused).map(([reason, vehicles]) => `${count(vehicles)} left out: ${reason}`),
    ...missing.map(({ field, required, vehicles, ids }) => {
      const more = vehicles > ids.length ? ', …' : ''
      const kind = required ? 'required' : 'optional'
      return `missing ${field} (${kind}): ${count(vehicles)}: ${ids.join(', ')}${more}`
    }),
  ]
  return `${lines.join('\n')}\n`
}

async function* ndjson(store: StockStore): AsyncGenerator<string> {
  for await (const batch of store.all()) yield batch.map((record) => `${JSON.stringify(record)}\n`).join('')
}

/** For another store: docs/postgres.md. */
async function* wholeStock(store: StockStore): AsyncGenerator<string> {
  for await (const batch of store.entries()) {
    yield batch.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  }
}
