import { classNames } from '#app/ui/class-names.ts'
import { Photo } from '#app/ui/Photo.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { allInWords, countInWords } from '../record/count-words.ts'
import type { PictureSource } from '../record/picture.ts'
import classes from './BodyShortcuts.module.css'

/** A body type in stock, with the picture of one vehicle that has it. */
export interface BodyShortcut {
  type: VehicleType
  bodyType: string
  count: number
  picture: PictureSource | null
}

export interface BodyShortcutsProps {
  shortcuts: readonly BodyShortcut[]
  /** How many of each type are in stock. */
  counts: readonly { type: VehicleType; count: number }[]
}

export function BodyShortcuts({ shortcuts, counts }: BodyShortcutsProps) {
  return (
    <section aria-labelledby="body-types" className={classes.section}>
      <div className={classes.head}>
        <h2 id="body-types" className={textStyle.extraLarge}>
          Browse by body style
        </h2>
        <ul className={classes.all}>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ type, count }) => (
              <li key={type}>
                <a href={urls.search(type)} className={classes.more}>
                  {`See ${allInWords(type, count)}`}
                </a>
              </li>
            ))}
        </ul>
      </div>
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ type, bodyType, count, picture }) => (
          <li key={`${type} ${bodyType}`} className={classes.shortcut}>
            <div className={classes.picture}>
              {picture ? (
                <Photo
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="(min-width: 64rem) 10rem, 9rem"
                  alt=""
                  width={800}
                  height={600}
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
            </div>
            <a href={urls.search(type, { bodyType })} className={classNames(quietLink.whole, classes.link)}>
              {bodyType} <span className={classes.count}>{countInWords(type, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
