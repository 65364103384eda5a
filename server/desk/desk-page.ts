import type { DeskAccess } from './access/desk-access.ts'
import type { DeskServices } from './desk-services.ts'

/** Who asks for a page of the desk, and what it may use. */
export interface DeskVisit {
  /** Null while nobody has come in, or the session is locked. */
  person: string | null
  /** Whether a proxy says who people are: the desk then neither locks nor closes. */
  isProxied: boolean
  /** Allows the scripts of this page. */
  nonce: string
  /** Locks the desk for this browser at once. */
  lock(): void
  /** The services as this person: what is done is noted under the name. @throws {Error} while nobody has come in. */
  services(): DeskServices
  reportError(error: unknown): void
}

/** What `desk/handler.ts` exports, whether built or served by Vite. */
export interface DeskModule {
  createDeskHandler(access: DeskAccess): (request: Request, visit: DeskVisit) => Promise<Response>
}
