import type { ComponentProps } from 'react'

type PageLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of this site. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} />
}
