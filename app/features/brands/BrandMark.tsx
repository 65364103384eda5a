import { slugOf } from '../stock-pages/slug.ts'
import classes from './BrandMark.module.css'
import marks from './brand-marks.svg?url&no-inline'
import { markedBrands } from './marked-brands.data.ts'
import { monogram } from './monogram.ts'

/** A maker's mark in the colour of the words around it; its initials where no free drawing of one exists. */
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
