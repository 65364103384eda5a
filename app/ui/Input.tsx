import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import classes from './Field.module.css'
import { useFieldAttributes } from './Field.tsx'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldAttributes()} className={classNames(classes.control, className)} {...rest} />
}
