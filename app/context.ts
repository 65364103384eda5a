import { createContext } from 'react-router'
import type { PageOptions } from '#server/http/app-options.ts'
import type { Services } from '#server/services.ts'

// Both are set once per request by `handler.ts`.

/** The services for loaders and actions. */
export const servicesContext = createContext<Services | null>(null)

/** What the server says of this request, and what it is told. */
export const pageOptionsContext = createContext<PageOptions | null>(null)
