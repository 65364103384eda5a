import type { ComponentProps, ReactNode } from 'react'
import classes from './Button.module.css'
import { classNames } from './class-names.ts'
import { PageLink } from './PageLink.tsx'

interface ButtonLook {
  /** At most one `primary` per view; `quiet` looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 's' | 'm' | 'l' | undefined
  icon?: ReactNode
}

type ButtonProps = ButtonLook & ComponentProps<'button'>

export function Button({ variant, size, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={look({ variant, size }, className)} {...rest}>
      {icon}
      {children}
    </button>
  )
}

type ButtonLinkProps = ButtonLook & { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** A link that looks like a button. Anything but a path of this site becomes a plain anchor. */
export function ButtonLink({ to, variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  const linkClass = look({ variant, size }, className)
  if (!to.startsWith('/'))
    return (
      <a href={to} rel="noopener" className={linkClass} {...rest}>
        {content}
      </a>
    )
  return (
    <PageLink to={to} className={linkClass} {...rest}>
      {content}
    </PageLink>
  )
}

function look({ variant = 'primary', size = 'm' }: ButtonLook, className: string | undefined): string {
  return classNames(classes.button, classes[variant], classes[size], className)
}
