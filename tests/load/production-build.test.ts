import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { command as forecourt } from '../e2e/support/command.ts'
import { feedOf } from '../faults/stock-import.ts'

const [node, bin] = forecourt
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const listBuilds = new URL('./list-react-builds.mjs', import.meta.url)

const commands = [
  { name: 'forecourt serve', args: [bin, 'serve'] },
  { name: 'npm start', args: [inProject('scripts/task.mjs'), 'start'] },
]
const shells: Record<string, string>[] = [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }]
const starts = commands.flatMap((command) => shells.map((shell) => ({ ...command, shell })))

/** Starts the real site, requests a page, and returns every file of React that it ran. */
async function reactFilesOf(args: readonly string[], shell: Record<string, string>): Promise<string[]> {
  const { folder, dispose } = await createTemporaryFolder()
  const feed = join(folder, 'stock.ndjson')
  await writeFile(feed, feedOf(0, 20, 9_000))
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(node, args, {
    env: {
      ...env,
      ...shell,
      DATA_DIR: folder,
      STOCK_FEED: feed,
      PORT: '0',
      NODE_OPTIONS: `--import=${listBuilds.href}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const files = new Set<string>()
  if (!child.stderr) throw new Error('The site has no error output')
  createInterface({ input: child.stderr }).on('line', (line) => {
    const [, file] = /^ran (.+)$/.exec(line) ?? []
    if (file) files.add(file)
  })
  const ended = once(child, 'close')
  try {
    const response = await fetch(await addressOf(child))
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('</html>')])
  } finally {
    child.kill('SIGTERM')
    await ended
    await dispose()
  }
  return [...files]
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The site has no output')
  for await (const line of createInterface({ input: stdout })) {
    const address = /Forecourt is at (http:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The site ended before it was ready')
}

describe.skipIf(!existsSync(inProject('build/server/index.js')))('the site', () => {
  it.each(starts)(
    "renders with React's production build, by $name in a shell with $shell",
    async ({ args, shell }) => {
      const files = await reactFilesOf(args, shell)
      expect(files.filter((file) => /\.development\./.test(file))).toEqual([])
      expect(files).toContain('react-dom/cjs/react-dom-server.node.production.js')
      expect(files).toContain('react/cjs/react.production.js')
    },
  )
})
