import { formatCount } from '#app/ui/format-count.ts'
import { PictureTiles } from '#app/ui/PictureTiles.tsx'
import pill from '#app/ui/Pill.module.css'
import type { LandingPage } from '#content/landing-pages.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { countInWords } from '../record/count-words.ts'
import { capitalised } from '../search/lower-cased.ts'
import classes from './LandingStart.module.css'
import type { CountedLink, LandingStart } from './landing-start.ts'

type Choices = Extract<LandingStart, { kind: 'choices' }>

/** Parts of the stock with pictures of it, and links to what buyers of the type ask for first. */
export function LandingChoices({
  place: { type, adjective },
  start,
}: {
  place: LandingPage
  start: Choices
}) {
  const { by, tiles } = start.tiles
  const { plural } = vehicleTypeWords[type]
  return (
    <>
      {start.links ? <Links {...start.links} /> : null}
      {tiles.length > 0 ? (
        <section aria-labelledby="choices" className={classes.choices}>
          <h2 id="choices" className={classes.heading}>
            {`${adjective ? `${capitalised(adjective)} ${plural}` : vehicleTypeWords[type].pluralLabel} by ${by === 'make' ? 'make' : 'body type'}`}
          </h2>
          <PictureTiles
            isFirst
            tiles={tiles.map((tile) => ({ ...tile, count: countInWords(type, tile.count) }))}
          />
        </section>
      ) : null}
    </>
  )
}

function Links({ heading, links }: { heading: string; links: readonly CountedLink[] }) {
  return (
    <nav aria-labelledby="first-choice" className={classes.links}>
      <h2 id="first-choice" className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.row}>
        {links.map(({ href, text, count }) => (
          <li key={href}>
            <a href={href} className={pill.pill}>
              {text}
              {count === undefined ? null : (
                <span className={classes.count}>{` (${formatCount(count)})`}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
