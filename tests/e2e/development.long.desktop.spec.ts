import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../support/free-port.ts'
import { hydrated } from './support/script.ts'
import { expect, test } from './support/test.ts'

// The first page compiles all of its sources.
test.setTimeout(600_000)

test('the development server hydrates pages, swaps a component, takes an enquiry, and shows the stack of an error', async ({
  page,
  request,
  demoDataDir,
}) => {
  const { url, stop } = await startDevelopment(demoDataDir)
  try {
    const mismatches: string[] = []
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) mismatches.push(message.text())
    })
    const [first, second] = await (await request.get(`${url}/api/vehicles`)).json()
    for (const path of ['/', '/car-search', `/vehicles/${first._id}`]) {
      const answer = await page.goto(url + path, { timeout: 300_000 })
      expect(answer?.status()).toBe(200)
      await hydrated(page)
    }
    expect(mismatches).toEqual([])

    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${url}/vehicles/${first._id}`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    const swapped = page.waitForEvent('console', (message) => message.text().includes('hot updated'))
    touch('app/features/vehicle/Gallery.tsx')
    await swapped
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    await page.goto(url)
    await hydrated(page)
    const reloaded = page.waitForEvent('load')
    touch('app/features/layout/Footer.tsx')
    await reloaded
    await hydrated(page)
    expect(errors).toEqual([])

    await page.goto(`${url}/vehicles/${first._id}/enquire/call`)
    await page.getByLabel('Your name').fill('Ottoline')
    await page.getByLabel('Phone').fill('07700 900456')
    await page.getByRole('button', { name: 'Ask us to call' }).click()
    await expect(page.getByText('We will call you', { exact: true })).toBeVisible()

    renameTable(join(demoDataDir, 'stock.db'), 'record')
    const failed = await page.goto(`${url}/vehicles/${second._id}`)
    expect(failed?.status()).toBe(500)
    await expect(page.locator('pre')).toContainText(/no such table: record.*stock-reader\.ts:\d+/s)
  } finally {
    await stop()
  }
})

/** A change of a source as an editor makes it, with the same content. */
function touch(path: string): void {
  const now = new Date()
  utimesSync(join(import.meta.dirname, '../..', path), now, now)
}

function renameTable(file: string, name: string): void {
  const db = new DatabaseSync(file)
  db.exec(`ALTER TABLE ${name} RENAME TO ${name}_of_before`)
  db.close()
}

async function startDevelopment(dataDir: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/task.mjs', 'dev'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url: await readAddress(child), stop }
}

function readAddress(child: ChildProcess): Promise<string> {
  const log: string[] = []
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${log.join('\n')}`)))
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue
      createInterface({ input: output }).on('line', (line) => {
        log.push(line)
        const address = /hot reload at (http:\/\/[\d.]+:\d+)/.exec(line)?.[1]
        if (address) resolve(address)
      })
    }
  })
}
