import type { ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router'
import { ButtonLink } from '../../app/ui/Button.tsx'

type PageButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { to: string }

/** A link to a page of the desk that looks like a button. */
export function PageButton({ to, ...rest }: PageButtonProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to)
  return <ButtonLink href={to} onClick={open} {...rest} />
}
