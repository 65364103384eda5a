import { classNames } from './class-names.ts'
import classes from './Skeleton.module.css'

interface SkeletonProps {
  /** `text` is a line, `title` a heading, `price` a short large one, `button` a wide block; `fill` takes its parent's size. */
  shape?: 'text' | 'title' | 'price' | 'button' | 'fill'
}

/** A placeholder for loading content. Hidden from assistive technology: put a text status beside it. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span aria-hidden className={classNames(classes.skeleton, classes[shape])} />
}
