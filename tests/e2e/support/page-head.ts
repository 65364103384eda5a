import type { HTMLElement } from 'node-html-parser'

/** The metadata of a page for search engines. */
export interface PageHead {
  title: string
  description: string
  /** '' for none. */
  canonical: string
  indexable: boolean
  /** JSON-LD documents. @throws {SyntaxError} when one is not JSON. */
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
