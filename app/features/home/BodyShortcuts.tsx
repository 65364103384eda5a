import { PictureTiles } from '#app/ui/PictureTiles.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { allInWords, countInWords } from '../record/count-words.ts'
import type { PictureSource } from '../record/picture.ts'
import { capitalised } from '../search/lower-cased.ts'
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
                  {capitalised(allInWords(type, count))}
                </a>
              </li>
            ))}
        </ul>
      </div>
      <PictureTiles
        tiles={shortcuts.map(({ type, bodyType, count, picture }) => ({
          href: urls.search(type, { bodyType }),
          name: bodyType,
          count: countInWords(type, count),
          picture,
        }))}
      />
    </section>
  )
}
