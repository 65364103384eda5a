import { createContext } from 'react'
import type { EntryContext } from 'react-router'

/** What the document around every page needs of the server. It is no loader data, which would be sent to the browser. */
export interface DocumentParts {
  /** The files of the build. */
  files: EntryContext['manifest']
  /** The sheet of all pages; null during development, where Vite serves the sources. */
  styles: string | null
  /** What loaders threw instead of a page: the vehicle that is sold. `useMatches` has only what they returned. */
  thrown: unknown[]
}

export const DocumentContext = createContext<DocumentParts | null>(null)
