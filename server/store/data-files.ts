import { statSync } from 'node:fs'
import { join } from 'node:path'

// The files in DATA_DIR. A backup consists of all of these.

export function stockFile(dataDir: string): string {
  return join(dataDir, 'stock.db')
}

/** The leads: applications and enquiries. */
export function applicationsFile(dataDir: string): string {
  return join(dataDir, 'applications.db')
}

/** What `leads move` leaves of `applications.db`: a copy that no site uses. */
export function movedApplicationsFile(dataDir: string): string {
  return join(dataDir, 'applications.moved.db')
}

/** Exists unless APPLICATION_KEY is set. Without the key, the leads cannot be read. */
export function applicationKeyFile(dataDir: string): string {
  return join(dataDir, 'application.key')
}

/** The new key, while `leads rekey` runs or after it was killed. */
export function nextApplicationKeyFile(dataDir: string): string {
  return join(dataDir, 'application.key.next')
}

/** Who read or erased leads, by the command or at the desk, and what staff changed of the stock: a JSON object a line. */
export function applicationsAuditFile(dataDir: string): string {
  return join(dataDir, 'applications.audit.ndjson')
}

/** When the last backup was made, and where: see `keepLastBackup`. */
export function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'backup.last.json')
}

/** The id of the key of which somebody said at the desk that a copy is elsewhere: see `key-saved.ts`. */
export function savedKeyFile(dataDir: string): string {
  return join(dataDir, 'application.key.saved')
}

/** Stock notifications that were accepted and are not yet in the stock. */
export function notificationsFile(dataDir: string): string {
  return join(dataDir, 'notifications.db')
}

/** How the columns of the dealer's own files become fields, as confirmed at the desk: see `readKeptMaps`. */
export function columnMapsFile(dataDir: string): string {
  return join(dataDir, 'column-maps.json')
}

/** The dealer's own photos, a folder for each: see `keepPhoto`. Below the folder that is served as `/media/`. */
export function photosFolder(dataDir: string): string {
  return join(dataDir, 'media', 'photos')
}

/** An empty file: the process that changes or copies the photos has it locked. Can be deleted while none does. */
export function photoLockFile(dataDir: string): string {
  return join(dataDir, 'photos.lock')
}

/** Files that staff have brought and not read in yet, a folder for each: see `createIncomingFiles`. Can be deleted. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming')
}

// These can be deleted: the feed is requested again.

/** Begins the name of a feed while it is downloaded and imported: two sites of a folder never share one. */
export const feedDownloadPrefix = 'feed.download.'

/** Locked by the site that does the background work of this folder. */
export function siteLockFile(dataDir: string): string {
  return join(dataDir, 'site.lock')
}

export function feedRejectsFile(dataDir: string): string {
  return join(dataDir, 'feed.rejects.ndjson')
}

// These can be deleted while the site is stopped: they are made again, and until then it is slower.

export function stockSnapshotFile(dataDir: string): string {
  return join(dataDir, 'stock.snapshot')
}

/**
 * Whether there is such a file or folder.
 *
 * @throws {Error} when this user may not look, where `existsSync` says that there is none.
 */
export function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
