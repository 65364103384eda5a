import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router'

/** The text of a built style sheet by its address. */
export const SheetTextContext = createContext<(href: string) => string | undefined>(() => undefined)

/**
 * The styles of the routes of this page, whose text is written into the document as one `style` element, so that the
 * first paint waits for no further request.
 *
 * The development server has no built sheets: there, `Links` adds those of Vite.
 */
export function PageStyles() {
  const textOf = useContext(SheetTextContext)
  const framework = useContext(FrameworkContext)
  const matches = useMatches()
  if (import.meta.env.DEV) return <Links />
  // React Router marks the sheet of a chunk that several routes share with `#`.
  const sheets = matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? [])
  return [...new Set(sheets.map((href) => href.replace('#', '')))].map((href) => (
    // React keeps sheets of one precedence together, in the order in which they are rendered.
    <style key={href} href={href} precedence="page" nonce={framework?.nonce}>
      {textOf(href)}
    </style>
  ))
}
