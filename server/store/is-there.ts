import { statSync } from 'node:fs'

/**
 * Whether there is such a file or folder.
 *
 * @throws {Error} when this user may not look, where `existsSync` says that there is none.
 */
export function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
