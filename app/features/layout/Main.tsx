import type { ReactNode } from 'react'
import classes from './Main.module.css'
import type { SkipLinkTarget } from './route-handle.ts'

/** On pages that hydrate, the container of React. */
export const mainId = 'main'

/** On pages of search results, the heading with their number. */
export const resultsId = 'results'

/** Before the header, visible while it has the focus. */
export function SkipLink({ to, label }: SkipLinkTarget) {
  return (
    <a href={`#${to}`} data-screen-only className={classes.skip}>
      {label}
    </a>
  )
}

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={classes.main}>
      {children}
    </main>
  )
}
