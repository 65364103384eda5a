import type { ReactNode } from 'react'
import { ArrowRight } from './icons.ts'
import classes from './MoreLink.module.css'

interface MoreLinkProps {
  href: string
  /** To results, which the budget of the device then narrows: `app/enhance/enhance-terms.ts`. */
  'data-takes-budget'?: true
  children: ReactNode
}

/** A link with an arrow, at the end of a text or beside a heading. */
export function MoreLink({ children, ...link }: MoreLinkProps) {
  return (
    <a {...link} className={classes.more}>
      {children}
      <ArrowRight aria-hidden size={18} className={classes.arrow} />
    </a>
  )
}
