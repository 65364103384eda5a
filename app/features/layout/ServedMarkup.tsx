import { useState } from 'react'

/**
 * Takes the place of a component that renders only on the server, such as the header: hydration keeps the element of the
 * server as it is, and the browser build has no code for it. React writes the markup only when it has to replace the
 * whole document, after an error.
 */
export function ServedMarkup({ of: Element }: { of: 'header' | 'footer' }) {
  const [served] = useState(() => document.querySelector(`body > ${Element}`))
  return (
    <Element
      className={served?.className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is that of this document
      dangerouslySetInnerHTML={{ __html: served?.innerHTML ?? '' }}
    />
  )
}
