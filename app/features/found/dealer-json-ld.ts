import { site } from '#content/site.ts'
import type { JsonLd } from './json-ld.ts'

/** The dealer, by what `content/site.ts` says of it; `origin` as in `https://pierhead.example`. */
export function dealerJsonLd(origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': dealerId(origin),
    name: site.name,
    legalName: site.legalName,
    url: new URL('/', origin).href,
    logo: new URL('/favicon.svg', origin).href,
    image: new URL('/share.png', origin).href,
    foundingDate: String(site.since),
    telephone: site.phone.number,
    email: site.email,
    areaServed: 'GB',
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.town,
      postalCode: site.address.postcode,
      addressCountry: 'GB',
    },
  }
}

/** What other documents of the site call the dealer by. */
export function dealerId(origin: string): string {
  return new URL('/#dealer', origin).href
}
