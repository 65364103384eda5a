import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { command as forecourt } from '../e2e/support/command.ts'
import { expectBuilt } from '../support/expect-built.ts'
import { sampled } from '../support/sampled.ts'
import { startSiteWithStock } from '../support/site-with-stock.ts'

const [, bin] = forecourt
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const listBuilds = new URL('./list-react-builds.mjs', import.meta.url)

const commands = [
  { name: 'forecourt serve', args: [bin, 'serve'] },
  { name: 'npm start', args: [inProject('scripts/task.mjs'), 'start'] },
]
const shells: Record<string, string>[] = [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }]
const every = commands.flatMap((command) => shells.map((shell) => ({ ...command, shell })))
/** By `npm start` from the shell of somebody who develops. */
const starts = every.filter(({ name, shell }) =>
  sampled(name === 'npm start' && shell.NODE_ENV === 'development', true),
)

/** Starts the real site, requests a page, and returns every file of React that it ran. */
async function reactFilesOf(args: readonly string[], shell: Record<string, string>): Promise<string[]> {
  const env = { NODE_ENV: undefined, ...shell, NODE_OPTIONS: `--import=${listBuilds.href}` }
  const site = await startSiteWithStock({ args, env })
  try {
    const response = await fetch(site.url)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('</html>')])
  } finally {
    await site.close()
  }
  return site.log.flatMap((line) => /^ran (.+)$/.exec(line)?.[1] ?? [])
}

describe.skipIf(!existsSync(inProject('build/server/index.js')))('the site', () => {
  it.each(starts)(
    "renders with React's production build, by $name in a shell with $shell",
    async ({ args, shell }) => {
      expectBuilt()
      const files = await reactFilesOf(args, shell)
      expect(files.filter((file) => /\.development\./.test(file))).toEqual([])
      expect(files).toContain('react-dom/cjs/react-dom-server.node.production.js')
      expect(files).toContain('react/cjs/react.production.js')
    },
  )
})
