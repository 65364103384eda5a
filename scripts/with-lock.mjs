import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './project.mjs'

const pollMs = 300

/** Outside the project, because an installation may empty node_modules. */
const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
const defaultFile = join(tmpdir(), `forecourt-${userInfo().uid}-${name}.lock`)

/**
 * Runs `work` while no other process of this project installs or builds. The lock of a process that has died is
 * ignored. A lock library cannot do this, because it would have to be installed first.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [file] holds the id of the process that has the lock
 * @returns {Promise<T>}
 */
export async function withLock(work, file = defaultFile) {
  for (let isLogged = false; !acquire(file); isLogged = true) {
    if (!isLogged) console.log('Waiting for another installation or build of this project to finish.')
    await sleep(pollMs)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function acquire(file) {
  try {
    // `wx` fails when the file exists, so that only one process creates it.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (!isHeld(file)) removeStale(file)
    return false
  }
}

/**
 * Two processes may find the same stale lock, and one of them may hold a new lock by the time the other removes it. So the
 * file is moved away first, and put back when it turns out to be that new lock.
 * @param {string} file
 */
function removeStale(file) {
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
    if (isHeld(moved)) linkSync(moved, file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(moved, { force: true })
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code
}
