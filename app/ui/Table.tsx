import type { ReactNode } from 'react'
import classes from './Table.module.css'

interface TableProps {
  /** `thead` and `tbody`, with `th` as the header of a column or a row. */
  children?: ReactNode
}

/** A data table. Long words break rather than widen the table past its column. */
export function Table({ children }: TableProps) {
  return <table className={classes.table}>{children}</table>
}
