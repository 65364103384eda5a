import type { MetaDescriptor } from 'react-router'
import { site } from '#content/site.ts'
import type { JsonLd } from './json-ld.ts'

interface PageMeta {
  /** The dealer's name is appended. */
  title: string
  description?: string
  /** False keeps the page out of search engines. */
  index?: boolean
  jsonLd?: readonly JsonLd[]
}

/** Title, description, robots and structured data of a page. */
export function pageMeta({ title, description, index = true, jsonLd = [] }: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} | ${site.name}` },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...jsonLd.map((document): MetaDescriptor => ({ 'script:ld+json': document })),
  ]
}

/** For an address without a page. */
export function missingPageMeta(): MetaDescriptor[] {
  return pageMeta({ title: 'Page not found', index: false })
}

interface PageMetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/**
 * The absolute address of the page that a route's `meta` describes, without its query.
 *
 * @throws {Error} when the root has no loader data: only call it for pages with loader data.
 */
export function pageUrl({ matches, location }: PageMetaArgs): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (typeof root !== 'object' || root === null || !('origin' in root))
    throw new Error('The root has no origin')
  // Not `new URL(path, origin)`: a path of two slashes would name another site.
  return new URL(String(root.origin) + location.pathname).href
}
