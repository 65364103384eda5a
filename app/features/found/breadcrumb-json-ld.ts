import type { JsonLd } from './json-ld.ts'

/** The way back that the page shows. Its last step is the page itself and needs no `to`. */
export function breadcrumbJsonLd(
  items: readonly { label: string; to?: string | undefined }[],
  pageUrl: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to ?? pageUrl, pageUrl).href,
    })),
  }
}
