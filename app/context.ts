import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** What the server hands to every loader and action. Set once per request by `handler.ts`. */
export const servicesContext = createContext<Services | null>(null)

/** Where an error goes that no page expected. */
export const reportErrorContext = createContext<((error: unknown) => void) | null>(null)
