import { site } from '#content/site.ts'
import type { PageWords } from '../words/page-words.ts'
import { dealerId } from './dealer-json-ld.ts'
import type { JsonLd } from './json-ld.ts'

/** An article or a buyer's guide, written and published by the dealer. */
export function articleJsonLd({ title, description, updated }: PageWords, pageUrl: string): JsonLd {
  const dealer = {
    '@type': 'Organization',
    '@id': dealerId(pageUrl),
    name: site.name,
    url: new URL('/', pageUrl).href,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': pageUrl,
    mainEntityOfPage: pageUrl,
    headline: title,
    description,
    inLanguage: 'en-GB',
    dateModified: updated,
    image: new URL('/share.png', pageUrl).href,
    author: dealer,
    publisher: dealer,
  }
}
