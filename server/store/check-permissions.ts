import { type Stats, statSync } from 'node:fs'
import type { Log } from '../log.ts'
import { applicationKeyFile, applicationsAuditFile, applicationsFile } from './data-files.ts'

/**
 * Warns of files that other users of the machine can read, and of a folder in which they could replace them. The site
 * still starts, because a mounted secret or a network drive may not support narrower permissions. Windows is not
 * checked, because it has no such permissions.
 */
export function warnOfPermissions({ dataDir }: { dataDir: string }, log: Log): void {
  if (process.platform === 'win32') return
  const secrets = [applicationKeyFile, applicationsFile, applicationsAuditFile]
  for (const file of secrets.map((fileIn) => fileIn(dataDir))) {
    if (modeOf(file) & groupAndOthers) warn(log, file, `chmod 600 ${file}`, 'other users can read or write')
  }
  if (modeOf(dataDir) & writableByOthers) {
    warn(log, dataDir, `chmod go-w ${dataDir}`, 'other users can replace the files in')
  }
}

const groupAndOthers = 0o077
const writableByOthers = 0o022

function warn(log: Log, path: string, command: string, whatIsWrong: string): void {
  log.warn({ path, command }, `${whatIsWrong} ${path}; correct it with: ${command}`)
}

/** 0 when there is no such file. */
function modeOf(path: string): number {
  const stats: Stats | undefined = statSync(path, { throwIfNoEntry: false })
  return stats ? stats.mode & 0o777 : 0
}
