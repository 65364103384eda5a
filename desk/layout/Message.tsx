import type { ReactNode } from 'react'
import classes from './Message.module.css'

/** A page that only says something: what is missing, or why there is nothing to see. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.message}>
      <h1>{title}</h1>
      <div className={classes.words}>{children}</div>
    </main>
  )
}
