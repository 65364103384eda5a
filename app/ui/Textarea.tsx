import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import classes from './Field.module.css'
import { useFieldAttributes } from './Field.tsx'

/** Text of several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldAttributes()} className={classNames(classes.control, className)} {...rest} />
}
