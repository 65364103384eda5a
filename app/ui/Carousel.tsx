import type { ReactNode } from 'react'
import classes from './Carousel.module.css'
import { ChevronLeft, ChevronRight } from './icons.ts'

interface CarouselProps {
  /** The accessible name of the row: `New arrivals`. */
  label: string
  items: readonly { key: string; content: ReactNode }[]
}

/**
 * A row that scrolls by touch, wheel or keyboard. With script (`app/enhance/enhance-carousel.ts`) two buttons move it by
 * one item. It never moves by itself.
 */
export function Carousel({ label, items }: CarouselProps) {
  return (
    <div className={classes.carousel} data-carousel>
      <div className={classes.buttons}>
        <button type="button" className={classes.button} data-move="-1">
          <ChevronLeft aria-label="Previous" size={22} />
        </button>
        <button type="button" className={classes.button} data-move="1">
          <ChevronRight aria-label="Next" size={22} />
        </button>
      </div>
      <ul aria-label={label} className={classes.track}>
        {items.map(({ key, content }) => (
          <li key={key} className={classes.item}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}
