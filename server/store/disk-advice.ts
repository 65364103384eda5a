import { userInfo } from 'node:os'
import { sqliteCode, sqliteCodes } from './sqlite/sqlite-error.ts'

const full = new Set(['ENOSPC', 'EDQUOT'])
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * What an operator can do about a full disk, or a file that this user may not write; null for any other error.
 *
 * @param file That the error is about, where it does not name one itself.
 */
export function diskAdvice(error: unknown, file?: string): string | null {
  if (!(error instanceof Error)) return null
  const { code, path = file } = error as NodeJS.ErrnoException
  const sqlite = sqliteCode(error)
  if (full.has(code ?? '') || sqlite === sqliteCodes.full)
    return 'The disk is full: make room on the disk of DATA_DIR. Until then, leads are refused'
  const isForbidden =
    forbidden.has(code ?? '') || sqlite === sqliteCodes.readOnly || sqlite === sqliteCodes.cannotOpen
  // An error without a file is one of a socket.
  if (isForbidden && path !== undefined)
    return `${userInWords()} may not use ${path}: run this as the user that runs the site, or give that user this one path (chown -h USER ${path})`
  return diskAdvice(error.cause, file)
}

/** Never every file below a folder: it may have links to files of others. */
function userInWords(): string {
  try {
    return `The user ${userInfo().username}`
  } catch {
    return 'This user'
  }
}

/** For a line of the log about `error`. */
export function adviceFor(error: unknown): { advice?: string } {
  const advice = diskAdvice(error)
  return advice === null ? {} : { advice }
}
