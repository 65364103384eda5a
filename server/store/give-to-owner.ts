import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives what root has made in DATA_DIR to the owner of `like`, so that the site can use it. Does nothing for any other
 * user. A link is given itself, and not what it leads to.
 */
export function giveToOwner(path: string, like: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  if (uid !== 0) lchownSync(path, uid, gid)
}

/** The same for a folder and the files in it. */
export function giveFolderToOwner(folder: string, like: string): void {
  giveToOwner(folder, like)
  for (const name of readdirSync(folder)) giveToOwner(join(folder, name), like)
}
