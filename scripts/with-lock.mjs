import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './project.mjs'

const pollMs = 300

/** Outside the project: an installation empties node_modules, and nothing should be left behind elsewhere. */
const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
const defaultLock = join(tmpdir(), `forecourt-${userInfo().uid}-${name}.lock`)

/**
 * Does `work` while no other process of this project installs or builds. A lock whose holder has died is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [lock] the folder that stands for the lock
 * @returns {Promise<T>}
 */
export async function withLock(work, lock = defaultLock) {
  for (let told = false; !take(lock); told = true) {
    if (!told) console.log('Waiting for another installation or build of this project to finish.')
    await sleep(pollMs)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * A folder cannot be renamed onto one that holds a file, so only one process gets through.
 * @param {string} lock
 */
function take(lock) {
  const mine = mkdtempSync(`${lock}-`)
  try {
    writeFileSync(join(mine, 'pid'), String(process.pid))
    renameSync(mine, lock)
    return true
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error
    if (!isHeld(lock)) discard(lock, mine)
    return false
  } finally {
    rmSync(mine, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return true
  } catch (error) {
    // EPERM: the holder lives, and belongs to somebody else.
    return hasCode(error, 'EPERM')
  }
}

/**
 * @param {string} lock
 * @param {string} away
 */
function discard(lock, away) {
  try {
    rmSync(away, { recursive: true, force: true })
    renameSync(lock, away)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * @param {unknown} error
 * @param {...string} codes
 */
function hasCode(error, ...codes) {
  return codes.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')
}
