import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { dealerFolder } from './dealer/folder.mjs'
import { inProject, root } from './project.mjs'
import { mustSucceed, runNode } from './run.mjs'
import { withLock } from './with-lock.mjs'

const sources = [
  'app',
  'content',
  'dealers',
  'desk',
  'domain',
  'packages/facet-index',
  'server/dealer',
  'vite',
]
const settings = ['package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']
/** The apps of React Router, their folders and names in messages. */
const apps = /** @type {const} */ ({
  site: { folder: '.', what: 'The build' },
  desk: { folder: 'desk', what: 'The build of the desk' },
})

/** @typedef {keyof typeof apps} App */

/** @param {App} app */
const stampOf = (app) => inProject('build', `.sources-${app}`)

/**
 * Builds the pages of the site and of the desk. Does nothing when no source has changed since the last build.
 * @param {readonly App[]} wanted
 * @param {() => Promise<void>} beside runs beside a build that there is to do, when the dealer's facts are known to be right
 */
export async function build(wanted = ['site', 'desk'], beside = async () => {}) {
  if (wanted.every(isBuilt)) return
  await withLock(async () => {
    const missing = wanted.filter((app) => !isBuilt(app))
    if (missing.length === 0) return
    console.log(missing[0] === 'desk' ? 'Building the desk…' : 'Building the pages…')
    const before = fingerprint()
    if (missing.includes('site')) await checkDealer()
    // Side by side: each uses one processor for half of its time.
    await Promise.all([...missing.map((app) => mustSucceed(apps[app].what, buildApp(app))), beside()])
    for (const app of missing) writeFileSync(stampOf(app), before)
  })
}

/** @param {App} app */
function buildApp(app) {
  const bin = inProject('node_modules/@react-router/dev/bin.cjs')
  const command = [bin, 'build', apps[app].folder, '--logLevel', 'error']
  // With NODE_ENV=development from the shell, Vite would bundle React's development build for browsers.
  return runNode(command, { NODE_ENV: 'production' })
}

/**
 * Facts and texts with mistakes are told with file and line.
 *
 * @param {string[]} options `--draft`: what a folder still has of the one it was copied from is no fault.
 */
export function checkDealer(...options) {
  const command = [inProject('scripts/dealer/check.ts'), ...options]
  return mustSucceed('The check of the dealer’s facts and texts', runNode(command))
}

/**
 * Whether `build` would do nothing. A test whose command would build asks first: other tests read the folder.
 * @param {App} app
 */
export function isBuilt(app) {
  return existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === fingerprint()
}

function fingerprint() {
  const folder = dealerFolder()
  const hash = createHash('sha256').update(folder)
  for (const file of [...sources, relative(root, folder)].flatMap(filesUnder).concat(settings)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} folder */
function filesUnder(folder) {
  if (!existsSync(inProject(folder))) return []
  const names = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
  const paths = names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort()
  return paths.filter(
    (path) =>
      !/\/node_modules\/|\/\.react-router\/|\.test\.tsx?$/.test(path) && statSync(inProject(path)).isFile(),
  )
}
