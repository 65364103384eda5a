import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link in words. Pages of this site go through the router; the API, feeds and other sites do not. */
export function WordsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (/^\/(?!api\/|feeds\/)/.test(href)) return <Link to={href} {...rest} ref={undefined} />
  return <a href={href} rel="noopener" {...rest} />
}
