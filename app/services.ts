import { createContext } from 'react-router'
import type { PageOptions } from '#server/http/app-options.ts'
import type { Services } from '#server/services.ts'

// `handler.ts` sets both once per request.

/** The services for loaders and actions. */
export const servicesContext = createContext<Services>()

/** What the server says of this request, and what it is told. */
export const pageOptionsContext = createContext<PageOptions>()

/** The script of another company that a page may load once its visitor has allowed it. */
export type ForeignScript = NonNullable<PageOptions['foreignScript']>

/** The stock as pages see it. */
export type Stock = Services['stock']

/** Accepts finance applications. */
export type Applications = Services['applications']

/** Accepts enquiries. */
export type Enquiries = Services['enquiries']
