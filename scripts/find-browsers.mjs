import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inProject } from './project.mjs'
import { mustSucceed, run } from './run.mjs'

// The headless shell first: without the window's own pages it needs a third less of the processor.
const chromiumNames = [
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
  const found = foldersOfPath().flatMap((folder) => chromiumNames.map((name) => join(folder, name)))
  return [...found.filter(existsSync), ...playwrightOwn()]
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

/**
 * The proxy of docs/one-machine.md, for the test of a rolling restart. Root on Debian may install it.
 * @returns {Promise<string>}
 * @throws {Error} that says what to install
 */
export async function findCaddy() {
  const found = onPath('caddy') ?? ((await installDebianPackages(['caddy'])) ? onPath('caddy') : undefined)
  if (found) return found
  throw new Error('The test of a rolling restart needs Caddy. On Debian: apt-get install -y caddy')
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * The programs of the tests in other browsers, as their environment. Root on Debian may install them.
 * @returns {Promise<Record<string, string>>}
 * @throws {Error} that says what to install
 */
export async function findBrowsers() {
  if (missing().length > 0) await installDebianPackages(packages)
  const names = missing()
  if (names.length === 0) return programs()
  throw new Error(
    `The tests in other browsers need ${names.join(', ')}. On Debian: apt-get install -y ${packages.join(' ')}`,
  )
}

function programs() {
  return {
    FIREFOX_PATH: onPath('firefox-esr') ?? onPath('firefox') ?? '',
    WEBKIT_DRIVER_PATH: onPath('WebKitWebDriver') ?? '',
    MINI_BROWSER_PATH: miniBrowser() ?? '',
    XVFB_PATH: onPath('Xvfb') ?? '',
  }
}

function missing() {
  return Object.entries(programs()).flatMap(([name, path]) =>
    path === '' ? [name.replace('_PATH', '')] : [],
  )
}

/** @param {string} name */
function onPath(name) {
  return foldersOfPath()
    .map((folder) => join(folder, name))
    .find(existsSync)
}

/** Debian has it in the folder of the library, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function miniBrowser() {
  if (!existsSync('/usr/lib')) return undefined
  const architectures = readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu'))
  return architectures
    .flatMap((name) => readdirSync(join('/usr/lib', name)).map((library) => join('/usr/lib', name, library)))
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
}

/**
 * Installs packages of the system, which only root on Debian can do.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} false where it cannot
 */
async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${names.join(', ')} of the system’s packages…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await mustSucceed('apt-get update', run('apt-get', ['update'], env))
  await mustSucceed(`apt-get install ${names.join(' ')}`, run('apt-get', ['install', '-y', ...names], env))
  return true
}

function foldersOfPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}
