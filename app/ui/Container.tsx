import type { ReactNode } from 'react'
import classes from './Container.module.css'
import { classNames } from './class-names.ts'

interface ContainerProps {
  /** `prose` keeps lines short enough to read. */
  width?: 'page' | 'prose'
  className?: string | undefined
  children: ReactNode
}

/** The page's measure, with a gutter that grows with the screen. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames(classes.container, classes[width], className)}>{children}</div>
}
