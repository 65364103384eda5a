import { hash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long a link opens the desk, in milliseconds. */
export const linkLastsMs = 5 * 60_000

/** A link opens the desk once. The file of each is named by a hash, so that who reads the folder cannot use it. */
export interface DeskLinks {
  /** The secret part of a new link. @throws {Error} when `dataDir` cannot be written by this user. */
  create(now: number): string
  /** Whether the link could still be redeemed. Changes nothing. */
  isOpen(token: string, now: number): boolean
  /** Ends the link; true for the one caller who may come in. */
  redeem(token: string, now: number): boolean
}

/** @param dataDir which only the dealer's own account may read and write */
export function createDeskLinks(dataDir: string): DeskLinks {
  const folder = join(dataDir, 'desk-links')
  const fileOf = (token: string) => join(folder, hash('sha256', token, 'hex'))

  function isOpen(token: string, now: number): boolean {
    const created = statSync(fileOf(token), { throwIfNoEntry: false })?.mtimeMs
    return created !== undefined && Math.abs(now - created) < linkLastsMs
  }

  return {
    create(now) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      sweep(folder, now)
      const token = randomBytes(24).toString('base64url')
      writeFileSync(fileOf(token), '', { mode: 0o600, flag: 'wx' })
      // Not when the disk was ready to write it.
      utimesSync(fileOf(token), now / 1000, now / 1000)
      return token
    },
    isOpen,
    redeem(token, now) {
      if (!isOpen(token, now)) return false
      try {
        // Of two who come with one link, one removes the file.
        rmSync(fileOf(token))
        return true
      } catch {
        return false
      }
    },
  }
}

/** Removes links that nobody can use any more. */
function sweep(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const created = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (created !== undefined && Math.abs(now - created) >= linkLastsMs) rmSync(file, { force: true })
  }
}
