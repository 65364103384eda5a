import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { canonicalPath } from '../layout/route-handle.ts'

/** For search engines and social networks, on every page: its canonical address, its language and a picture. */
export function SharedHead() {
  const root = useRouteLoaderData<{ origin: string }>('root')
  const matches = useMatches()
  const path = canonicalPath(useLocation(), matches)
  if (!root) return null
  // Not `new URL(path, origin)`: a path of two slashes would name another site.
  const url = new URL(root.origin + path).href
  return (
    <>
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="en-GB" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={new URL(urls.files.shareImage, root.origin).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
