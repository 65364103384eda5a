import type { HTMLElement } from 'node-html-parser'

/** What a page tells those who index it. */
export interface PageHead {
  title: string
  description: string
  /** '' for none. */
  canonical: string
  indexable: boolean
  /** JSON-LD documents. @throws {SyntaxError} when one is no JSON. */
  structuredData(): unknown[]
}

export function headOf(document: HTMLElement): PageHead {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    title: document.querySelector('title')?.text ?? '',
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    indexable: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    structuredData: () =>
      document
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.rawText)),
  }
}
