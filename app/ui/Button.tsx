import type { ComponentProps } from 'react'
import classes from './Button.module.css'
import { classNames } from './class-names.ts'

interface ButtonLook {
  /** At most one `primary` per view; `quiet` looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

type ButtonProps = ButtonLook & ComponentProps<'button'>

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={look({ variant, size }, className)} {...rest} />
}

type ButtonLinkProps = ButtonLook & ComponentProps<'a'>

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a className={look({ variant, size }, className)} {...rest} />
}

function look({ variant = 'primary', size = 'm' }: ButtonLook, className: string | undefined): string {
  return classNames(classes.button, classes[variant], classes[size], className)
}
