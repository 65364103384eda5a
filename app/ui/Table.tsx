import type { ReactNode } from 'react'
import classes from './Table.module.css'

interface TableProps {
  /** `thead` and `tbody`, with `th` for what names a column or a row. */
  children?: ReactNode
}

/** Figures and facts in rows. Long words break before the table outgrows its column. */
export function Table({ children }: TableProps) {
  return <table className={classes.table}>{children}</table>
}
