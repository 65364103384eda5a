import type { MetaDescriptor } from 'react-router'
import { site } from '#content/site.ts'
import { sourceOf } from '../record/picture.ts'
import { priceInWords } from '../record/price-words.ts'
import type { JsonLd } from '../seo/json-ld.ts'
import type { VehicleView } from './vehicle-view.ts'

interface VehicleMetaSource {
  vehicle: Pick<VehicleView, 'id' | 'name' | 'derivative' | 'registration' | 'summary' | 'price' | 'pictures'>
  pageUrl: string
  jsonLd: readonly JsonLd[]
}

export function vehicleMeta({ vehicle, pageUrl, jsonLd }: VehicleMetaSource): MetaDescriptor[] {
  const { name, derivative, summary, price, pictures } = vehicle
  const title = vehicleTitle(vehicle)
  const description = `${name}: ${summary.join(', ')}. ${priceInWords(price)} at ${site.name}, ${site.address.town}.`
  const picture = pictures[0] && new URL(sourceOf(pictures[0]).src, pageUrl).href
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: [name, derivative].filter(Boolean).join(' ') },
    { property: 'og:description', content: description },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...jsonLd.map((document): MetaDescriptor => ({ 'script:ld+json': document })),
  ]
}

export function vehicleFaultMeta(): MetaDescriptor[] {
  return [{ title: `Vehicle not found | ${site.name}` }, { name: 'robots', content: 'noindex' }]
}

/** As much as a search engine shows. */
const longestTitle = 70
/** Characters from the end of a stock number, which are what differs. */
const shownOfId = 8

/**
 * "Ford Transit 2.0 350 EcoBlue Leader, AB71 CDE | Pierhead Motors": at most 70 characters, and different for every
 * vehicle: one without a registration has the end of its stock number. A longer title loses words from the end of the
 * derivative.
 */
function vehicleTitle({
  id,
  name,
  derivative,
  registration,
}: Pick<VehicleView, 'id' | 'name' | 'derivative' | 'registration'>): string {
  const end = `, ${registration ?? `stock ${id.slice(-shownOfId)}`} | ${site.name}`
  const words = [name, derivative].filter(Boolean).join(' ').split(' ')
  while (words.length > 1 && words.join(' ').length + end.length > longestTitle) words.pop()
  return words.join(' ') + end
}
