import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { command as forecourt } from '../e2e/support/command.ts'
import { feedOf } from '../faults/stock-import.ts'

export interface ObservedSite {
  address: string
  metricsAddress: string
  process: ChildProcess
  /** Everything that it wrote so far. */
  output(): string
  /** Stops it, and resolves when it has ended. */
  stop(): Promise<void>
}

/** `forecourt serve` in a process of its own, with twenty vehicles `v0` to `v19`, its log and its metrics. */
export async function startObservedSite(env: Record<string, string>): Promise<ObservedSite> {
  const { folder, dispose } = await createTemporaryFolder()
  const feed = join(folder, 'stock.ndjson')
  await writeFile(feed, feedOf(0, 20, 9_000))
  const [node, bin] = forecourt
  const child = spawn(node, [bin, 'serve'], {
    env: { DATA_DIR: folder, STOCK_FEED: feed, PORT: '0', METRICS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'close')
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })

  async function read(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(output)?.[1]
      if (found) return found
      if (child.exitCode !== null) throw new Error(`The site ended: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  return {
    address: await read(/Forecourt is at (http:\S+)/),
    metricsAddress: `http://127.0.0.1:${await read(/"port":(\d+),"msg":"metrics are served"/)}/metrics`,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await dispose()
    },
  }
}
