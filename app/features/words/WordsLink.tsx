import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link in words: inside the site through the router, elsewhere as it stands. */
export function WordsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href} {...rest} ref={undefined} />
  return <a href={href} rel="noopener" {...rest} />
}
