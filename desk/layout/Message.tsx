import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import classes from './Message.module.css'

/** A page that only says something: what is missing, or why there is nothing to see. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.message}>
      <p className={classes.name}>{site.name}</p>
      <h1>{title}</h1>
      <div className={classes.words}>{children}</div>
    </main>
  )
}
