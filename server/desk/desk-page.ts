import type { DeskLinks } from './access/desk-links.ts'
import type { DeskSessions } from './access/desk-sessions.ts'
import type { DeskServices } from './desk-services.ts'

/** Who asks for a page of the desk, and what it may use. */
export interface DeskVisit {
  /** Null while nobody has come in, or the session is locked. */
  person: string | null
  /** Of the session; absent where a proxy knows the person. */
  cookie: string | undefined
  /** Whether a proxy says who people are: the desk then neither locks nor closes. */
  isProxied: boolean
  /** Allows the scripts of this page. */
  nonce: string
  /** The services as this person: what is done is noted under the name. @throws {Error} while nobody has come in. */
  services(): DeskServices
  reportError(error: unknown): void
}

export interface DeskAccess {
  links: DeskLinks
  sessions: DeskSessions
  /** The name of the cookie: each desk of a machine has its own. */
  cookieName: string
}

/** What `desk/handler.ts` exports, whether built or served by Vite. */
export interface DeskModule {
  createDeskHandler(access: DeskAccess): (request: Request, visit: DeskVisit) => Promise<Response>
}
