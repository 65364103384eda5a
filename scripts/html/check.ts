import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import prepareDemoData from '../../tests/e2e/support/prepare-demo-data.ts'
import { startSite } from '../../tests/e2e/support/start-site.ts'
import { main } from '../main.mjs'
import { picturesOf } from '../screenshots/pages.ts'
import { faultsInFiles, findJava } from './nu-checker.ts'

const { values: options } = parseArgs({ options: { site: { type: 'string' } } })

await main(async () => {
  // Asked before anything is started: without Java there is nothing to wait for.
  const java = findJava()
  const site = options.site ? { url: options.site, stop: async () => {} } : await startDemoSite()
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-html-'))
  try {
    const pages = await savePages(site.url, folder)
    const faults = await faultsInFiles(java, [...pages.keys()])
    for (const { file, line, message, extract } of faults)
      console.error(`${pages.get(file)}:${line}: ${message}\n    ${extract}`)
    console.log(`HTML: ${pages.size} pages, ${faults.length} faults`)
    return Math.min(faults.length, 1)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Saves each page as it is served, errors included; answers the paths by file. */
async function savePages(origin: string, folder: string): Promise<Map<string, string>> {
  const [vehicle] = await (await fetch(`${origin}/api/vehicles/search/car?sort=most_recent`)).json()
  const saved = new Map<string, string>()
  for (const { name, path } of picturesOf(vehicle._id)) {
    const file = join(folder, `${name}.html`)
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    await writeFile(file, await response.text())
    saved.set(file, path)
  }
  return saved
}

async function startDemoSite() {
  const removeDemoData = await prepareDemoData()
  const { url, stop } = await startSite({ dataDir: process.env.DEMO_DATA_DIR ?? '' })
  return { url, stop: () => stop().then(removeDemoData) }
}
