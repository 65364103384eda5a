import { formatCount } from './format-count.ts'
import { ChevronLeft, ChevronRight } from './icons.ts'
import classes from './Pagination.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

/** Links to the other pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount <= 1) return null
  const numbers = pageWindow(page, pageCount)
  return (
    <nav aria-label="Pages" className={classes.pagination}>
      {page > 1 ? (
        <a href={hrefFor(page - 1)} rel="prev" className={classes.step}>
          <ChevronLeft aria-hidden size={18} />
          Previous
        </a>
      ) : (
        <span />
      )}
      <p className={classes.place}>{`Page ${formatCount(page)} of ${formatCount(pageCount)}`}</p>
      <ol className={classes.numbers}>
        {numbers.map((number, position) =>
          number === null ? (
            <li key={`gap after ${numbers[position - 1]}`} aria-hidden className={classes.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={hrefFor(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classes.number}
              >
                <VisuallyHidden>Page </VisuallyHidden>
                {formatCount(number)}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pageCount ? (
        <a href={hrefFor(page + 1)} rel="next" className={classes.step}>
          Next
          <ChevronRight aria-hidden size={18} />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}

/**
 * The page numbers with a link: the first, the last, and the neighbours of `page`; `null` for a gap.
 * A gap never hides a single page.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown: (number | null)[] = []
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    if (candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1) shown.push(candidate)
    else if (Math.abs(candidate - page) === 2)
      shown.push(candidate === 2 || candidate === pageCount - 1 ? candidate : null)
  }
  return shown
}
