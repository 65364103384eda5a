import type { MetaDescriptor } from 'react-router'
import { site } from '#content/site.ts'
import type { JsonLd } from '../found/json-ld.ts'

interface PageMeta {
  /** Without the dealer's name, which follows it. */
  title: string
  description?: string
  /** False keeps the page out of search engines. */
  index?: boolean
  /** Documents of schema.org about it. */
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
