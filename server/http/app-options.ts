import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { ForeignScript } from '#domain/dealer/foreign-script.ts'
import type { VisitorPlate } from '#domain/registers/plate-answer.ts'
import type { Missed } from '#domain/search/missed-search.ts'
import type { Observer } from '#server/observe/observer.ts'
import type { Readiness } from '#server/readiness.ts'
import type { LookUpPlate } from '#server/registers/visitor-plates.ts'
import type { Catalogue } from '#server/services.ts'
import type { NotificationReceiver } from './api/receive-notification.ts'
import type { ExportAccess } from './exports/register-exports.ts'
import type { Limits } from './security/limits.ts'

/** Answers a page request. `app/handler.ts` makes it from what accepts leads. */
export type PageHandler = (request: Request, options: PageOptions) => Promise<Response>

export interface PageOptions {
  stock: Catalogue
  /** For a form over the rate limit: seconds until the next is accepted. */
  retryAfterSeconds: number | null
  /** What may be loaded on this page once its visitor has allowed it; null for nothing. */
  foreignScript: ForeignScript | null
  /** Asks the DVLA about the plate that this visitor has typed; null where it is not asked. */
  lookUpPlate?: ((plate: string) => Promise<VisitorPlate>) | null
  /** Called when the page shows a search that found nothing. */
  noteMissed?: (search: Missed) => void
  /** Called with an unexpected error, for the log. The visitor sees the error page. */
  reportError: (error: unknown) => void
}

/** What the server knows of a route of `app/routes.ts` before its page is rendered: see `RouteHandle`. */
export interface PageRoute {
  /** Such as `/vehicles/:id`. */
  pattern: string
  /** The query parameters that the page depends on. */
  parameters: ReadonlySet<string>
  /** What becomes of a posted form; null where none is accepted. */
  form: 'lead' | 'answer' | null
  /** Visitors enter personal details on the page. */
  isPersonal: boolean
}

export interface AppOptions {
  logger: FastifyBaseLogger
  pages: PageHandler
  /** Absent: every address is answered by `pages` as it was sent, and forms as if they stored leads. */
  pageRoutes?: readonly PageRoute[]
  /** The built browser files; null where something else serves them. */
  clientDir: string | null
  /** The pictures of the demo stock, served under /media. */
  mediaDir: string
  /** The origin that visitors use. Null: the one that the request's Host names. */
  publicUrl: string | null
  /** Addresses of the dealer's former website. */
  redirects?: Readonly<Record<string, string>>
  /** Hosts from which pages may show pictures, beside our own: `pictures.example`, `*.pictures.example`. */
  pictureHosts?: readonly string[]
  /** A script of another company that visitors may allow. Absent: none. */
  foreignScript?: ForeignScript | undefined
  trustProxy: false | number | string[]
  /** Part of every ETag, so that answers of another build do not match: see `readRelease`. */
  release: string
  readiness: () => Promise<Readiness>
  /**
   * Whether the process is about to end: every answer then says `Connection: close`, and `/readyz` tells the proxy.
   * Absent: that is never announced.
   */
  isEnding?: () => boolean
  /** Receives signed stock notifications. Absent: that address answers 404. */
  notifications?: NotificationReceiver | null
  /** Serves the stock to Google and Meta at a secret address. Absent: that address answers 404. */
  exports?: ExportAccess | null
  /** Asks the DVLA for visitors. Absent: it is not asked, and not offered. */
  lookUpPlate?: LookUpPlate | null
  /** Counts a search that found nothing, each time that its page is sent. Absent: none is counted. */
  countMissed?: (search: Missed) => void
  limits?: Partial<Limits>
  /** Default: nothing is reported. */
  observer?: Observer
  /**
   * Of the development server only: sees each request first, and answers it or calls `next`. With it nothing is cached,
   * because sources change, and pages have no content security policy, because Vite's client makes a worker of a string.
   */
  viteMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
