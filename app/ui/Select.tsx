import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import field from './Field.module.css'
import { useFieldAttributes } from './Field.tsx'
import { ChevronDown } from './icons.ts'
import classes from './Select.module.css'

/** The native select, with the picker and the keyboard search of the platform. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(classes.select, className)}>
      <select {...useFieldAttributes()} className={classNames(field.control, classes.control)} {...rest} />
      <ChevronDown aria-hidden size={18} className={classes.chevron} />
    </span>
  )
}
