import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { checkNode } from './check-node.mjs'
import { inProject } from './project.mjs'
import { mustSucceed, run } from './run.mjs'
import { withLock } from './with-lock.mjs'

const stamp = inProject('node_modules', '.forecourt-installed')

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function install() {
  if (isInstalled()) return
  await withLock(async () => {
    if (isInstalled()) return
    console.log('Installing what Forecourt needs…')
    // Not `npm ci`: docs/decisions/0021-installed-and-run.md.
    await mustSucceed('The installation', npm('install', '--no-save', '--include=dev'))
    const warning = checkNode()
    if (warning) console.warn(warning)
    writeFileSync(stamp, fingerprint())
  })
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
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
