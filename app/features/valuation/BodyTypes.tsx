import textStyle from '#app/ui/TextStyle.module.css'
import type { BodyTypeLink } from './load-valuation.ts'
import classes from './ValuationAnswer.module.css'
import { answerId } from './ValuationForm.tsx'

/** Narrows a valuation of a van or truck to one body type. Absent where its model has no choice. */
export function BodyTypes({ links, path }: { links: readonly BodyTypeLink[]; path: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="body-types" className={textStyle.small}>
      <p id="body-types">Compare with one body type only:</p>
      <ul className={classes.links}>
        {links.map(({ name, query, current }) => (
          <li key={name}>
            <a
              href={`${path}?${query}#${answerId}`}
              rel="nofollow"
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
