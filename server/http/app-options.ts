import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Readiness } from '#server/readiness.ts'
import type { NotificationDesk } from './api/receive-notification.ts'
import type { ExportDesk } from './exports/register-exports.ts'
import type { Limits } from './security/limits.ts'

/** Answers a page request. `app/handler.ts` makes it from the services. */
export type PageHandler = (request: Request, options: PageOptions) => Promise<Response>

export interface PageOptions {
  /** The nonce of every inline script of the document: see `replaceNonces`. */
  scriptNonce: string
  /** For a form over the rate limit: seconds until the next is accepted. */
  retryAfterSeconds: number | null
  /** Called when the page reads the stock. Without it, the page is kept when the stock changes. */
  noteStockRead: () => void
}

export interface AppOptions {
  logger: FastifyBaseLogger
  pages: PageHandler
  /** The built browser files; null where something else serves them. */
  clientDir: string | null
  /** The pictures of the demo stock, served under /media. */
  mediaDir: string
  /** The origin that visitors use. Null: the one that the request's Host names. */
  publicUrl: string | null
  /** Hosts from which pages may show pictures, beside our own: `pictures.example`, `*.pictures.example`. */
  pictureHosts?: readonly string[]
  trustProxy: false | number | string[]
  /** Part of every ETag, so that answers of an earlier start do not match. */
  release: string
  readiness: () => Promise<Readiness>
  /** False until the index is loaded. Absent: it is loaded. */
  isOpen?: () => boolean
  /** Receives signed stock notifications. Absent: that address answers 404. */
  notifications?: NotificationDesk | null
  /** Serves the stock to Google and Meta at a secret address. Absent: that address answers 404. */
  exports?: ExportDesk | null
  limits?: Partial<Limits>
  /** Off only for the development server, whose scripts and styles are inline. */
  contentSecurityPolicy?: boolean
  /** Off only for the development server, whose sources change. */
  keepsAnswers?: boolean
  /** Sees each request first, and answers it or calls `next`. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
