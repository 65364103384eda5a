import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectNode, root } from './project.mjs'

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a command on this terminal, by default in the project's folder, and forwards signals to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] in addition to the present environment
 * @param {string | null} [cwd] null: that of this process
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it
 */
export function run(command, args, env = {}, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd !== null && { cwd }),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    for (const signal of forwarded) process.on(signal, forward)
    const watch = watchParent(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of forwarded) process.off(each, forward)
      clearInterval(watch)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}

/**
 * npm sends SIGTERM to the shell between it and this process, and the shell exits without passing it on. A process
 * whose parent has changed therefore stops as if it had received the signal.
 * @param {() => void} onOrphaned
 */
function watchParent(onOrphaned) {
  const parent = process.ppid
  const underNpm = process.env.npm_lifecycle_event !== undefined
  const watch = setInterval(() => {
    if (!underNpm || process.ppid === parent) return
    clearInterval(watch)
    onOrphaned()
  }, 500)
  return watch
}

/**
 * As `run`, with the project's Node.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function runNode(args, env) {
  return run(projectNode, args, env)
}

/**
 * @param {string} what as in "Building the pages"
 * @param {Promise<number>} running
 * @param {string} [remedy] a sentence: what to do when it fails
 * @throws {Error} when the command fails
 */
export async function mustSucceed(what, running, remedy) {
  const code = await running
  if (code !== 0) throw new Error([`${what} failed (exit code ${code})`, remedy].filter(Boolean).join('. '))
}

/** What `engines` of package.json says; npm only warns. The project then uses the Node that it installs. */
const oldestNode = 20

/**
 * Runs a script's work and exits with its code; an error is printed as one line.
 * @param {() => Promise<number | void>} work
 */
export async function main(work) {
  try {
    refuseOldNode(process.versions.node)
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : error
}

/** @param {string} version */
function refuseOldNode(version) {
  if (Number.parseInt(version, 10) >= oldestNode) return
  throw new Error(
    `Forecourt needs Node ${oldestNode} or later to install and start. This is Node ${version}.`,
  )
}
