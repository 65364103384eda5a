import { accessSync, constants, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAddress } from '../feed/open-url.ts'

/**
 * Where the reasons of rejections go: a file named after the feed, in the working folder. That of somebody else, such as
 * root's own where the command runs as the user of the site, gets none: then it is in DATA_DIR. An address may hold a
 * key, so only the end of its path is used.
 */
export function rejectsPlace(feed: string, dataDir: string): string {
  const end = basename(isAddress(feed) ? new URL(feed).pathname : feed)
  const name = `${feed === '-' ? 'standard-input' : end || 'feed'}.rejects.ndjson`
  return isOurs('.') ? name : join(dataDir, name)
}

/** Windows has no owners of this sort. */
function isOurs(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return process.getuid === undefined || statSync(folder).uid === process.getuid()
  } catch {
    return false
  }
}
