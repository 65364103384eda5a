import type { ReactNode } from 'react'
import { ArrowRight } from './icons.ts'
import classes from './MoreLink.module.css'
import { PageLink } from './PageLink.tsx'

/** A link with an arrow, at the end of a text or beside a heading. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className={classes.more}>
      {children}
      <ArrowRight aria-hidden size={18} className={classes.arrow} />
    </PageLink>
  )
}
