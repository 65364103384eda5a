import { PageLink } from '#app/ui/PageLink.tsx'
import classes from './BodyTypes.module.css'
import type { BodyTypeLink } from './load-valuation.ts'
import { answerId } from './ValuationForm.tsx'

/** Narrows a valuation of a van or truck to one body type. Absent where its model has no choice. */
export function BodyTypes({ links, path }: { links: readonly BodyTypeLink[]; path: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="body-types" className={classes.bodies}>
      <p id="body-types">Compare with one body type only:</p>
      <ul className={classes.links}>
        {links.map(({ name, query, current }) => (
          <li key={name}>
            <PageLink
              to={`${path}?${query}#${answerId}`}
              rel="nofollow"
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
