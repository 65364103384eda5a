import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons.ts'
import { headingsIn } from './headings.ts'
import classes from './PageContents.module.css'

/** A shorter page is read as fast as its list. */
const fewestHeadings = 4

/** Links to the headings of a text: folded above it, or beside it where the window has room. */
export function PageContents({ text }: { text: ReactNode }) {
  const headings = headingsIn(text)
  if (headings.length < fewestHeadings) return null
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <details className={classes.list}>
        <summary className={classes.title}>
          On this page
          <ChevronDown aria-hidden size={20} className={classes.chevron} />
        </summary>
        <ol>
          {headings.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link}>
                {words}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
