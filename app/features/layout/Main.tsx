import type { ReactNode } from 'react'
import classes from './Main.module.css'

/** On pages that hydrate, the container of React. */
export const mainId = 'main'

/** The first link of the page, visible while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} data-screen-only className={classes.skip}>
      Skip to main content
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
