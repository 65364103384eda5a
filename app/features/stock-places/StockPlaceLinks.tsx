import { classNames } from '#app/ui/class-names.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import type { PlaceGroup } from './place-groups.ts'
import classes from './StockPlaceLinks.module.css'

/** Links to stock by make, body type, fuel and budget. */
export function StockPlaceLinks({ groups }: { groups: readonly PlaceGroup[] }) {
  return (
    <div className={classes.groups}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3 className={classes.heading}>{heading}</h3>
          <ul>
            {links.map(({ path, name, count }) => (
              <li key={path}>
                <PageLink to={path} className={classNames(quietLink.link, classes.link)}>
                  {name} <span className={classes.count}>{formatCount(count)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
