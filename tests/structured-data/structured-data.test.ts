import { describe, expect, it } from 'vitest'
import { bareRecord, exampleVan } from '#app/features/record/example-van.ts'
import {
  articleJsonLd,
  branchesJsonLd,
  breadcrumbJsonLd,
  dealerJsonLd,
  type JsonLd,
  vehicleJsonLd,
} from '#app/features/seo/json-ld.ts'
import { site } from '#content/site.ts'
import { faultsIn } from './faults-in.ts'

const origin = 'https://pierhead.example'
const url = `${origin}/articles/credit-score`

const words = { title: 'Credit scores', description: 'What they say.', updated: '2026-11-21' }
const documents: Record<string, JsonLd> = {
  'a van': vehicleJsonLd(exampleVan(), 'van', url),
  'a car': vehicleJsonLd(exampleVan(), 'car', url),
  'the dealer': dealerJsonLd(origin),
  ...Object.fromEntries(branchesJsonLd(origin).map((branch) => [String(branch.name), branch])),
  'an article': articleJsonLd(words, url),
  'a breadcrumb': breadcrumbJsonLd([{ label: 'Home', to: '/' }, { label: 'Articles' }], url),
}

/** As serialised: without undefined members. */
function written(document: JsonLd): JsonLd {
  return JSON.parse(JSON.stringify(document))
}

describe.each(Object.entries(documents))('%s', (_name, document) => {
  it('has the properties that schema.org and Google require, and only known ones', () => {
    expect(faultsIn(written(document))).toEqual([])
  })
})

describe('structured data', () => {
  it('of a vehicle with few facts lacks only pictures and its condition', () => {
    expect(faultsIn(written(vehicleJsonLd(bareRecord(), 'car', url)))).toEqual([
      'Car.image: missing',
      'Car.itemCondition: missing',
    ])
  })

  it('has a branch with its own address, place, hours and the pages of the dealer elsewhere', () => {
    const branches = branchesJsonLd(origin)
    expect(new Set(branches.map((branch) => branch['@id'])).size).toBe(site.branches.length)
    expect(branches[0]).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Pierhead Motors, Liverpool',
      parentOrganization: { '@id': documents['the dealer']?.['@id'] },
      address: { addressLocality: 'Liverpool', postalCode: 'L3 4DB' },
      geo: { latitude: 53.39, longitude: -2.974 },
      openingHoursSpecification: [
        { opens: '09:00', closes: '18:00' },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: ['https://schema.org/Sunday'], opens: '10:00', closes: '16:00' },
      ],
      sameAs: site.social.map(({ to }) => to),
    })
  })

  it('names the dealer as the author of an article', () => {
    expect(documents['an article']).toMatchObject({
      author: { '@type': 'Organization', name: 'Pierhead Motors', '@id': documents['the dealer']?.['@id'] },
      dateModified: '2026-11-21',
    })
  })

  it('ends a breadcrumb at the page itself', () => {
    expect(documents['a breadcrumb']).toMatchObject({
      itemListElement: [{ item: `${origin}/` }, { position: 2, name: 'Articles', item: url }],
    })
  })
})

describe('the check of structured data', () => {
  const car = () => written(vehicleJsonLd(exampleVan(), 'car', url))

  it.each<[fault: string, document: unknown]>([
    ['@context: not https://schema.org', { ...car(), '@context': 'http://example.org' }],
    ['Car.name: missing', { ...car(), name: null }],
    ['Car.wheels: not a property of Car', { ...car(), wheels: 4 }],
    ['Car.url: "/vehicles/1" is no url', { ...car(), url: '/vehicles/1' }],
    ['Car.numberOfDoors: "5" is no number', { ...car(), numberOfDoors: '5' }],
    ['Car.brand: no document', { ...car(), brand: 'Ford' }],
    ['Car.offers: no Brand is known here', { ...car(), offers: { '@type': 'Brand', name: 'Ford' } }],
    ['Spaceship: no Spaceship is known here', { '@context': 'https://schema.org', '@type': 'Spaceship' }],
  ])('finds %s', (fault, document) => {
    expect(faultsIn(document).some((found) => found.startsWith(fault))).toBe(true)
  })

  it('finds breadcrumb positions that are out of order', () => {
    const step = { '@type': 'ListItem', position: 2, name: 'Vans', item: url }
    expect(faultsIn({ ...documents['a breadcrumb'], itemListElement: [step] })).toEqual([
      'BreadcrumbList: positions 2',
    ])
  })
})
