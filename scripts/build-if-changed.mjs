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
const stamp = inProject('build', '.sources')

/** Builds the pages of the site and of the desk. Does nothing when no source has changed since the last build. */
export async function build() {
  if (isBuilt()) return
  await withLock(async () => {
    if (isBuilt()) return
    console.log('Building the pages…')
    const before = fingerprint()
    await checkDealer()
    // Side by side: each uses one processor for half of its time.
    await Promise.all([
      mustSucceed('The build', buildApp('.')),
      mustSucceed('The build of the desk', buildApp('desk')),
    ])
    writeFileSync(stamp, before)
  })
}

/** @param {string} folder of an app of React Router */
function buildApp(folder) {
  const command = [inProject('node_modules/@react-router/dev/bin.cjs'), 'build', folder]
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

/** Whether `build` would do nothing. A test whose command would build asks first: other tests read the folder. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
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
