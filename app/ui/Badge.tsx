import type { ReactNode } from 'react'
import classes from './Badge.module.css'
import { classNames } from './class-names.ts'

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'amber'
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(classes.badge, classes[tone])}>{children}</span>
}
