import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../app/ui/class-names.ts'
import classes from './Lines.module.css'

interface LinesProps {
  /** What is said where there are none. */
  empty: string
  children: readonly ReactNode[]
}

/** A list of what a person works with, a line each. */
export function Lines({ empty, children }: LinesProps) {
  if (children.length === 0) return <p className={classes.empty}>{empty}</p>
  return <ul className={classes.lines}>{children}</ul>
}

/** Its columns are of the table that it is in. */
export function Line({ className, ...rest }: ComponentProps<'li'>) {
  return <li className={classNames(classes.line, className)} {...rest} />
}

interface LineLinkProps {
  to: string
  /** The letters that lead to a place on its page: `list-keys.ts`. */
  letters: string
  children: ReactNode
}

/** To the page of the line, which the whole line leads to. */
export function LineLink({ to, letters, children }: LineLinkProps) {
  return (
    <Link to={to} className={classes.name} data-line={letters}>
      {children}
    </Link>
  )
}
