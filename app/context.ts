import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** What the server hands to every loader and action. Set once per request by `handler.ts`. */
export const servicesContext = createContext<Services | null>(null)

/** Seconds until this client may send a form again; null while it may. */
export const retryAfterContext = createContext<number | null>(null)

/** The `nonce` of every inline script of this render. The server replaces it by hashes; it is not in the page sent. */
export const scriptNonceContext = createContext<string | null>(null)

/** Where an error goes that no page expected. */
export const reportErrorContext = createContext<((error: unknown) => void) | null>(null)
