import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router'

/** The text of a built style sheet by its address. Only the server knows it. */
export const SheetTextContext = createContext<(href: string) => string | undefined>(() => undefined)

/** React keeps sheets of one precedence together, in the order in which they are rendered. */
const precedence = 'page'

/** The sheets that the document brought with it. */
const inDocument =
  typeof document === 'undefined'
    ? []
    : (document
        .querySelector<HTMLElement>(`style[data-precedence=${precedence}]`)
        ?.dataset.href?.split(' ') ?? [])

/**
 * The styles of the routes of this page. The server writes their text into the document, as one `style` element, so
 * that the first paint waits for no further request. In the browser, React finds that element by its `data-href`, and
 * loads only the sheets that a client-side navigation adds.
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
  return [...new Set(sheets.map((href) => href.replace('#', '')))].map((href) => {
    const text = textOf(href)
    return text !== undefined || inDocument.includes(href) ? (
      <style key={href} href={href} precedence={precedence} nonce={framework?.nonce}>
        {text}
      </style>
    ) : (
      <link key={href} rel="stylesheet" href={href} precedence={precedence} />
    )
  })
}
