import { laterStyles, pageStyles } from 'virtual:page-styles'
import { useContext } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  useMatches,
} from 'react-router'

/**
 * The styles of this page, written into the document, so that the first paint waits for no further request: those of the
 * root, and those of the route or of error pages.
 *
 * The development server has no built styles: there, `Links` adds those of Vite.
 */
export function PageStyles() {
  const framework = useContext(FrameworkContext)
  const failed = Boolean(useContext(DataRouterDataContext)?.errors)
  const [root, ...routes] = useMatches().map(({ id }) => framework?.manifest.routes[id]?.module ?? '')
  if (import.meta.env.DEV) return <Links />
  const parts = [root ?? '', ...(failed ? ['errors'] : routes)]
  return <style nonce={framework?.nonce}>{parts.map((part) => pageStyles[part]).join('')}</style>
}

/** The last element of the content, so that no paint waits for it. In the head it would block the first one. */
export function LaterStyles() {
  return import.meta.env.DEV ? null : <link rel="stylesheet" href={laterStyles} />
}
