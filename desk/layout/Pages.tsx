import { Link } from 'react-router'
import classes from './Pages.module.css'

interface PagesProps {
  page: number
  pages: number
  /** The address of a page. */
  at: (page: number) => string
  /** What the links are called: the page before this one, and the next. */
  names: readonly [before: string, next: string]
}

/** From page to page of a list; nothing for one page. */
export function Pages({ page, pages, at, names: [before, next] }: PagesProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {page > 1 ? <Link to={at(page - 1)}>{before}</Link> : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? <Link to={at(page + 1)}>{next}</Link> : null}
    </nav>
  )
}
