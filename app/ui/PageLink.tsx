import { type ComponentProps, createContext, useContext } from 'react'
import { Link } from 'react-router'

/** Says which addresses the router opens without a new document. The layout provides it where the router runs. */
export const RoutedAddresses = createContext<(href: string) => boolean>(() => false)

type PageLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of this site: through the router where it runs and has the page, otherwise a plain anchor. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const isRouted = useContext(RoutedAddresses)
  if (isRouted(to)) return <Link to={to} {...rest} />
  return <a {...rest} href={to} />
}
