import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './MoreLink.module.css'

/** A link with an arrow, at the end of a text or beside a heading. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.more}>
      {children}
      <ArrowRight aria-hidden size={18} className={classes.arrow} />
    </Link>
  )
}
