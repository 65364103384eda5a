import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { importStock } from '#server/feed/import-stock.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'

const command = fileURLToPath(new URL('../../bin/forecourt.mjs', import.meta.url))

export interface RunningImport {
  process: ChildProcess
  /** Resolves with its output when it has ended. The code is null when a signal ended it. */
  ended: Promise<{ code: number | null; output: string }>
}

/** `forecourt stock import` in a child process. */
export function startImport(dataDir: string, ...args: string[]): RunningImport {
  return startImportOf(command, dataDir, ...args)
}

/** The same, with the command of another copy of the project. */
export function startImportOf(bin: string, dataDir: string, ...args: string[]): RunningImport {
  const child = spawn(process.execPath, [bin, 'stock', 'import', ...args], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  // A killed reader breaks the pipe, as expected.
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }))
  return { process: child, ended }
}

/** Vehicles `v<from>` up to, not including, `v<to>`, all at one price, as NDJSON. */
export function feedOf(from: number, to: number, pounds: number): string {
  const example = exampleRecord()
  const { retailAdverts } = example.adverts
  const lines = Array.from({ length: to - from }, (_, index) =>
    JSON.stringify({
      ...example,
      vehicle: {
        ...example.vehicle,
        registration: null,
        vin: `TMAJ${String(from + index).padStart(13, '0')}`,
      },
      metadata: { stockId: `v${from + index}`, lifecycleState: 'FORECOURT' },
      adverts: { retailAdverts: { ...retailAdverts, totalPrice: { amountGBP: pounds } } },
    }),
  )
  return `${lines.join('\n')}\n`
}

/** Fills the stock of a folder with vehicles `v0` up to `v<count>`, in this process. */
export async function fillStock(dataDir: string, count: number, pounds = 9_000): Promise<void> {
  const feed = join(dataDir, 'first.ndjson')
  await writeFile(feed, feedOf(0, count, pounds))
  const store = await openSqliteStock(stockFile(dataDir))
  await importStock(feed, store, { now: new Date() })
  await store.close()
}

/** How many vehicles are listed for sale at each price. */
export async function countByPrice(store: StockStore): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for await (const batch of store.all()) {
    for (const { adverts } of batch) {
      const price = String(adverts.retailAdverts.totalPrice?.amountGBP)
      counts[price] = (counts[price] ?? 0) + 1
    }
  }
  return counts
}
