import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject, projectNode } from './project.mjs'
import { mustSucceed, run } from './run.mjs'
import { withLock } from './with-lock.mjs'

const stamp = inProject('node_modules', '.forecourt-installed')

/** Brings node_modules to what package-lock.json says. Does nothing when it is there already. */
export async function install() {
  if (isInstalled()) return
  await withLock(async () => {
    if (isInstalled()) return
    if (!matchesLock()) {
      console.log('Installing what Forecourt needs…')
      await mustSucceed('The installation', npm(['ci', '--include=dev', '--no-fund', '--no-audit']))
    }
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

/** Whether npm itself noted the same versions, as after `npm install`; what is optional may be missing. */
function matchesLock() {
  const noted = inProject('node_modules', '.package-lock.json')
  if (!existsSync(noted) || spawnSync(projectNode, ['--version']).status !== 0) return false
  const wanted = Object.entries(readPackages(inProject('package-lock.json')))
  const present = readPackages(noted)
  return wanted.every(([path, { version, optional }]) => {
    return path === '' || (optional && !present[path]) || present[path]?.version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** @param {readonly string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}
