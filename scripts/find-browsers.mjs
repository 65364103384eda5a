import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './install-debian-packages.mjs'

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
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(existsSync)
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
