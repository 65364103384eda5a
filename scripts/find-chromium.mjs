import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './install-debian-packages.mjs'
import { inProject } from './project.mjs'

// The headless shell first: without the window's own pages it needs a third less of the processor.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * A Chromium that starts: CHROMIUM_PATH, one on PATH, Playwright's own, else Debian's, which root may install.
 * @returns {Promise<string>}
 * @throws {Error} that says how to get one
 */
export async function findChromium() {
  const found = candidates().find(starts)
  if (found) return found
  if (await installDebianPackages(['chromium-headless-shell'])) {
    const installed = candidates().find(starts)
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need a Chromium, and none was found that starts. Install Chromium or Google Chrome, ' +
      'run "npx playwright install chromium", or say where one is with CHROMIUM_PATH.',
  )
}

function candidates() {
  const given = process.env.CHROMIUM_PATH
  if (given) return [given]
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name))).filter(existsSync)
  return [...onPath, ...playwrightOwn()]
}

/** Playwright's browser. A child process asks for the path, because Playwright may not be installed yet. */
function playwrightOwn() {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  const { status, stdout } = spawnSync(process.execPath, ['-e', ask], { cwd: inProject(), encoding: 'utf8' })
  return status === 0 && existsSync(stdout) ? [stdout] : []
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
