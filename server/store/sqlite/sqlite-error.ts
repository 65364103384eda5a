/** SQLite's primary result code of an error or of its cause; null for an error that is not SQLite's. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error)) return null
  // The low byte of an extended code is the primary code.
  return 'errcode' in error ? Number(error.errcode) & 0xff : sqliteCode(error.cause)
}

export const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
} as const

/** Adds the file and advice to the error of a damaged file of leads; returns any other error unchanged. */
export function explainDamage(error: unknown, file: string): unknown {
  const code = sqliteCode(error)
  if (code !== sqliteCodes.corrupt && code !== sqliteCodes.notDatabase) return error
  if (error instanceof Error && error.message.includes(file)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`${file} is damaged: ${reason}. ${whatToDo(recoverAdvice)}`, { cause: error })
}

/** Of a damaged file of leads, for `whatToDo`. */
export const recoverAdvice =
  'recover what can be read with `sqlite3`: see "A damaged file" in docs/operating.md'

export function whatToDo(withoutBackup: string): string {
  return `Stop the site, keep a copy of the file with its -wal, and restore the latest backup; without one, ${withoutBackup}`
}
