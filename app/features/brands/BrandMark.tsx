import { slugOf } from '#app/urls.ts'
import classes from './BrandMark.module.css'
import marks from './brand-marks.svg?url&no-inline'
import { markedBrands } from './marked-brands.data.ts'

/** A make's mark in the colour of the text around it, or its initials where no free drawing exists. */
export function BrandMark({ name }: { name: string }) {
  const id = slugOf(name)
  return (
    <span aria-hidden className={classes.mark}>
      {Object.hasOwn(markedBrands, id) ? (
        <svg aria-hidden="true" className={classes.drawing} viewBox="0 0 48 32">
          <use href={`${marks}#${id}`} />
        </svg>
      ) : (
        <span className={classes.monogram}>{monogram(name)}</span>
      )}
    </span>
  )
}

/** The initials of a make, or the first two letters of a single word. */
export function monogram(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : [...(words[0] ?? '')]
  return letters.slice(0, 2).join('')
}
