import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { checkNode } from './check-node.mjs'
import { inProject } from './project.mjs'
import { mustSucceed, run } from './run.mjs'
import { withLock } from './with-lock.mjs'

const stamp = inProject('node_modules', '.forecourt-installed')

/**
 * Installs the packages of package-lock.json, unless they are installed already. What only tests and checks use takes a
 * third of the time, so the first start of a clone leaves it out; where it is installed, it is kept up to date.
 * @param {{ withTools: boolean }} options the tools of tests and checks too
 */
export async function install({ withTools }) {
  if (isInstalled(withTools)) return
  await withLock(async () => {
    if (isInstalled(withTools)) return
    console.log('Installing what Forecourt needs…')
    // Not `npm ci`: docs/decisions/0021-installed-and-run.md. The lock file has versions and checksums, so npm need not
    // ask whether what it knows of a package is recent. It warns of the system's Node, which the packages do not run on.
    const tools = withTools || hasTools() ? '--include=dev' : '--omit=dev'
    await mustSucceed(
      'The installation',
      npm('install', '--no-save', '--prefer-offline', '--loglevel=error', tools),
    )
    const warning = checkNode()
    if (warning) console.warn(warning)
    writeFileSync(stamp, fingerprint())
  })
}

/** @param {boolean} withTools */
function isInstalled(withTools) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint() && (!withTools || hasTools())
}

function hasTools() {
  return existsSync(inProject('node_modules', 'vitest'))
}

/** The same lock file gives other binaries on another system. */
function fingerprint() {
  const lock = readFileSync(inProject('package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

/** @param {...string} args */
function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}
