import type { ReactNode } from 'react'
import classes from './Container.module.css'
import { classNames } from './class-names.ts'

interface ContainerProps {
  /** `prose` limits the length of lines. */
  width?: 'page' | 'prose'
  className?: string | undefined
  children: ReactNode
}

/** Limits the width of the page, with a gutter that grows with the screen. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames(classes.container, classes[width], className)}>{children}</div>
}
