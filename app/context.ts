import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** The services for loaders and actions. Set once per request by `handler.ts`. */
export const servicesContext = createContext<Services | null>(null)

/** Seconds until this client may send a form again; null while it may. */
export const retryAfterContext = createContext<number | null>(null)

/**
 * The `nonce` of every inline script and style of this render. The server replaces it with hashes before it sends the
 * page.
 */
export const scriptNonceContext = createContext<string | null>(null)

/** The style sheet of all pages, which documents carry; null during development, where Vite serves the sources. */
export const stylesContext = createContext<string | null>(null)

/** Called with the pattern of the route that answers. */
export const noteRouteContext = createContext<((pattern: string) => void) | null>(null)

/** Reports an unexpected error to the server's log. */
export const reportErrorContext = createContext<((error: unknown) => void) | null>(null)

/** Called with the document in UTF-8, in place of the response's body: a stream would copy it twice. */
export const noteDocumentContext = createContext<((html: Uint8Array<ArrayBuffer>) => void) | null>(null)
