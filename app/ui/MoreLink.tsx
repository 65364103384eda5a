import type { ReactNode } from 'react'
import { ArrowRight } from './icons.ts'
import classes from './MoreLink.module.css'

/** A link with an arrow, at the end of a text or beside a heading. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={classes.more}>
      {children}
      <ArrowRight aria-hidden size={18} className={classes.arrow} />
    </a>
  )
}
