import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import classes from './Table.module.css'

export interface TableProps {
  /** Of a table with several columns, which scrolls sideways where a narrow window has no room for them. */
  caption?: string
  /** Its cells are sentences: where columns would be narrow, each row becomes a block. */
  stacks?: boolean
  /** The headings of its columns, where `children` has no `thead`. */
  columns?: readonly string[]
  /** `thead` and `tbody`, with `th` as the header of a column or a row. */
  children?: ReactNode
}

/** A data table. Long words break rather than widen the table past its column. */
export function Table({ caption, stacks, columns, children }: TableProps) {
  const id = useId()
  const content = (
    <>
      {columns ? (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      {children}
    </>
  )
  if (caption === undefined)
    return (
      <div className={classes.frame}>
        <table className={classNames(classes.table, stacks && classes.stacks)}>{content}</table>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it.
    <section aria-labelledby={id} tabIndex={0} className={classes.scroll}>
      <table className={classes.table}>
        <caption id={id}>{caption}</caption>
        {content}
      </table>
    </section>
  )
}
