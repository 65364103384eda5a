import { Fragment } from 'react'
import type { reviewGroups } from './reviews.ts'

/** The expert reviews of each type, with how many there are. A type without reviews is left out. */
export function ReviewList({ groups }: { groups: ReturnType<typeof reviewGroups> }) {
  return (
    <>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ heading, entries }) => (
          <Fragment key={heading}>
            <h3>
              {heading} ({entries.length})
            </h3>
            <ul>
              {entries.map(({ to, title }) => (
                <li key={to}>
                  <a href={to}>{title}</a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
    </>
  )
}
