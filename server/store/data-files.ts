import { join } from 'node:path'

// What lies in DATA_DIR. A backup is all of these.

export function stockFile(dataDir: string): string {
  return join(dataDir, 'stock.db')
}

export function applicationsFile(dataDir: string): string {
  return join(dataDir, 'applications.db')
}

/** Only when APPLICATION_KEY is not set. Without it the applications cannot be read. */
export function applicationKeyFile(dataDir: string): string {
  return join(dataDir, 'application.key')
}

/** Only while `leads rekey` runs, or after it was killed: the key that is to take the place of the other. */
export function nextApplicationKeyFile(dataDir: string): string {
  return join(dataDir, 'application.key.next')
}

/** Who read or erased applications on the command line, a JSON object a line. */
export function applicationsAuditFile(dataDir: string): string {
  return join(dataDir, 'applications.audit.ndjson')
}

/** News of the stock that has come in and is not yet in it. */
export function notificationsFile(dataDir: string): string {
  return join(dataDir, 'notifications.db')
}

// What can be lost: the feed is asked for again.

export function feedMemoryFile(dataDir: string): string {
  return join(dataDir, 'feed-memory.json')
}

/** Only while a feed is being fetched and imported. */
export function feedDownloadFile(dataDir: string): string {
  return join(dataDir, 'feed.download')
}

export function feedRejectsFile(dataDir: string): string {
  return join(dataDir, 'feed.rejects.ndjson')
}

// What can be lost: it is made again from the stock, which takes longer.

export function stockSnapshotFile(dataDir: string): string {
  return join(dataDir, 'stock.snapshot')
}
