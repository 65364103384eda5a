import type { ReactNode } from 'react'
import classes from './Drawing.module.css'

interface DrawingProps {
  /** In words, for visitors who do not see it. */
  label: string
  height: number
  /** Below the drawing. */
  caption: string
  children: ReactNode
}

/** Every drawing is this wide, so that their letters are of one size. */
const drawingWidth = 360

/** A drawing in a text that explains what the words say. */
export function Drawing({ label, height, caption, children }: DrawingProps) {
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${drawingWidth} ${height}`}
        role="img"
        aria-label={label}
        className={classes.drawing}
      >
        {children}
      </svg>
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  )
}
