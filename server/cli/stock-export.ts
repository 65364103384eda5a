import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import type { StockStore } from '#domain/stock/store.ts'
import { openConfig } from './command-config.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'

const exportFormats = ['ndjson', 'envelope'] as const

interface ExportFlags {
  format: (typeof exportFormats)[number]
  force?: true
}

/** `stock export`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerExport(stock: Command): void {
  stock
    .command('export')
    .argument('<file>', 'a new file, or - for standard output')
    .description('write out the vehicles on the forecourt as a feed that `stock import` reads')
    .addOption(new Option('--format <format>').choices(exportFormats).default('ndjson'))
    .option('--force', 'replace a file that is there')
    .action(
      runCommand(async (file: string, flags: ExportFlags) => exportStock(openConfig().dataDir, file, flags)),
    )
}

/** Whole records, private fields included. @throws {Error} when the file exists, unless forced. */
export function exportStock(dataDir: string, file: string, { format, force }: ExportFlags): Promise<number> {
  return withStock(dataDir, async (store) => {
    const text = Readable.from(format === 'ndjson' ? ndjson(store) : envelope(store))
    if (file === '-') {
      await pipeline(text, process.stdout, { end: false }).catch((cause) => {
        // The reader of the pipe, such as `head`, has closed it.
        if (cause.code !== 'EPIPE') throw cause
      })
      return 0
    }
    if (force) await rm(file, { force: true })
    await pipeline(text, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((cause) => {
      if (cause.code !== 'EEXIST') throw cause
      throw new Error(`${file} already exists; --force replaces it`, { cause })
    })
    return 0
  })
}

async function* ndjson(store: StockStore): AsyncGenerator<string> {
  for await (const batch of store.all()) yield batch.map((record) => `${JSON.stringify(record)}\n`).join('')
}

async function* envelope(store: StockStore): AsyncGenerator<string> {
  yield '{"results":['
  let total = 0
  for await (const batch of store.all()) {
    const separator = total === 0 ? '\n' : ',\n'
    yield separator + batch.map((record) => JSON.stringify(record)).join(',\n')
    total += batch.length
  }
  yield `\n],"totalResults":${total}}\n`
}
