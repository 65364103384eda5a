import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { LeadAct } from '#domain/leads/lead-history.ts'
import { applicationsAuditFile, applicationsFile } from './store/data-files.ts'
import { giveToOwner } from './store/give-to-owner.ts'

/** What was done to a vehicle by hand. */
export type StockAct =
  | 'added'
  | 'available'
  | 'details'
  /** Said that a mileage below that of the last MOT test is right. */
  | 'mileage'
  | 'photos'
  | 'price'
  | 'released'
  | 'removed'
  | 'reserved'
  | 'set'
  | 'sold'
  | 'undone'

/** What was done with personal data, or to the stock by staff. Holds no personal data itself. */
export type AuditedAction =
  | { command: 'show' | 'reveal'; id: string }
  | { command: 'note'; id: string; act: LeadAct }
  | { command: 'list' | 'find' | 'copy' | 'preview'; leads: number }
  | { command: 'export'; leads: number; state: string | null }
  | { command: 'erase'; leads: number }
  | { command: 'rekey'; from: string; to: string }
  | { command: 'move' | 'key-saved' }
  | { command: 'stock'; vehicle: string; act: StockAct }
  | { command: 'file'; added: number; left: number; repriced: number }

/** Notes an action before anything is shown or changed. @throws {Error} when that fails, so that nothing is done. */
export type Audit = (action: AuditedAction) => void

/**
 * Appends who did what and when to a file beside the leads, with mode 0600.
 *
 * @param user who acts. Default: the user that runs this process.
 */
export function createAudit(dataDir: string, user = userName()): Audit {
  return (action) => append(dataDir, { user, ...action })
}

function append(dataDir: string, action: AuditedAction & { user: string }): void {
  const file = applicationsAuditFile(dataDir)
  const line = `${JSON.stringify({ at: new Date().toISOString(), ...action })}\n`
  const applications = applicationsFile(dataDir)
  const isNew = !existsSync(file)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    appendFileSync(file, line, { mode: 0o600, flush: true })
    if (isNew) giveToOwner(file, existsSync(applications) ? applications : dataDir)
  } catch (cause) {
    throw new Error(`Cannot write ${file}, so nothing was done`, { cause })
  }
}

/** In a container, the user may have no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
