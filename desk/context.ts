import { createContext } from 'react-router'
import type { DeskAccess } from '#server/desk/access/desk-access.ts'
import type { DeskVisit } from '#server/desk/desk-page.ts'

// `handler.ts` sets both once per request.

/** Who may come in, and how. */
export const accessContext = createContext<DeskAccess>()

/** Who asks, and the services in their name. */
export const visitContext = createContext<DeskVisit>()
