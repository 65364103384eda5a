import { slugOf, urls } from '#app/urls.ts'
import { type OpeningHours, site } from '#content/site.ts'
import type { PageText } from '#content/text-schemas.ts'
import { shownKeepers } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, numberOf, textOf } from '#domain/stock/record-text.ts'
import { conditionOf } from '#domain/stock/vehicle-condition.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { Breadcrumbs } from '../layout/breadcrumbs.ts'
import { sourceOf, toPictures } from '../record/picture.ts'
import { toPriceView } from '../record/price-view.ts'

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/** A schema.org document, for search engines. `undefined` members are left out when it is serialised. */
export type JsonLd = { [key: string]: Json }

const context = { '@context': 'https://schema.org' }

/** The dealer. `origin` is any absolute address of the site. */
export function dealerJsonLd(origin: string): JsonLd {
  return {
    ...context,
    '@type': 'AutoDealer',
    '@id': dealerId(origin),
    name: site.name,
    legalName: site.legalName,
    url: new URL(urls.home, origin).href,
    logo: new URL(urls.files.favicon, origin).href,
    image: new URL(urls.files.shareImage, origin).href,
    foundingDate: String(site.since),
    telephone: site.phone.number,
    email: site.email,
    areaServed: 'GB',
    address: addressOf(site.address),
    sameAs: profiles,
  }
}

/** One for each branch. */
export function branchesJsonLd(origin: string): JsonLd[] {
  return site.branches.map((branch) => ({
    ...context,
    '@type': 'AutoDealer',
    '@id': new URL(`${urls.page('contact')}#${slugOf(branch.name)}`, origin).href,
    name: `${site.name}, ${branch.name}`,
    parentOrganization: namedDealer(origin),
    url: new URL(urls.page('contact'), origin).href,
    image: new URL(urls.files.shareImage, origin).href,
    telephone: site.phone.number,
    address: addressOf(branch),
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    openingHoursSpecification: branch.hours.flatMap((hours) => {
      const open = openDays(hours)
      if (!open) return []
      const dayOfWeek = open.days.map((day) => `https://schema.org/${day}`)
      return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: open.opens, closes: open.closes }]
    }),
    sameAs: profiles,
  }))
}

/** Pages of the same business elsewhere. */
const profiles = site.social.length === 0 ? undefined : site.social.map(({ to }) => to)

function addressOf({ street, town, postcode }: { street: string; town: string; postcode: string }): Json {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: 'GB',
  }
}

/** Identifies the dealer in other documents of the site. */
function dealerId(origin: string): string {
  return new URL(`${urls.home}#dealer`, origin).href
}

/** The breadcrumb that the page shows. */
export function breadcrumbJsonLd(breadcrumbs: Breadcrumbs, pageUrl: string): JsonLd {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to ?? pageUrl, pageUrl).href,
    })),
  }
}

/** The dealer as another document names it. */
function namedDealer(origin: string): Json {
  const url = new URL(urls.home, origin).href
  return { '@type': 'Organization', '@id': dealerId(origin), name: site.name, url }
}

/** An article or a review, written and published by the dealer. */
export function articleJsonLd({ title, description, updated }: PageText, pageUrl: string): JsonLd {
  const dealer = namedDealer(pageUrl)
  return {
    ...context,
    '@type': 'Article',
    '@id': pageUrl,
    mainEntityOfPage: pageUrl,
    headline: title,
    description,
    inLanguage: 'en-GB',
    dateModified: updated,
    image: new URL(urls.files.shareImage, pageUrl).href,
    author: dealer,
    publisher: dealer,
  }
}

/** Search engines show one picture and ask for a few aspect ratios of it. */
const mostPictures = 10

/** The vehicle and its offer, at the price that the page shows. */
export function vehicleJsonLd(record: StockRecord, type: VehicleType, pageUrl: string): JsonLd {
  const { vehicle } = record
  const name = nameOf(record)
  const engineLitres = numberOf(vehicle, 'badgeEngineSizeLitres')
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  return {
    ...context,
    '@type': type === 'car' ? 'Car' : 'Vehicle',
    '@id': pageUrl,
    url: pageUrl,
    name: [name, textOf(vehicle, 'derivative')].filter(Boolean).join(' '),
    brand: optional(textOf(vehicle, 'make'), (make) => ({ '@type': 'Brand', name: make })),
    model: optional(textOf(vehicle, 'model')),
    vehicleConfiguration: optional(textOf(vehicle, 'derivative')),
    vehicleModelDate: optional(vehicleYear(record), String),
    dateVehicleFirstRegistered: optional(
      textOf(vehicle, 'firstRegistrationDate') ?? textOf(vehicle, 'firstRegistrationMonth'),
    ),
    mileageFromOdometer: optional(miles, (value) => ({
      '@type': 'QuantitativeValue',
      value,
      unitCode: 'SMI',
    })),
    vehicleTransmission: optional(textOf(vehicle, 'transmissionType')),
    fuelType: optional(textOf(vehicle, 'fuelType')),
    bodyType: optional(textOf(vehicle, 'bodyType')),
    color: optional(textOf(vehicle, 'colour')),
    numberOfDoors: optional(numberOf(vehicle, 'doors')),
    vehicleSeatingCapacity: optional(numberOf(vehicle, 'seats')),
    numberOfPreviousOwners: optional(shownKeepers(record)),
    vehicleEngine: optional(engineLitres || null, (value) => ({
      '@type': 'EngineSpecification',
      engineDisplacement: { '@type': 'QuantitativeValue', value, unitCode: 'LTR' },
    })),
    itemCondition: optional(conditionOf(record), (condition) => `https://schema.org/${condition}Condition`),
    image: toPictures(record)
      .slice(0, mostPictures)
      .map((picture) => new URL(sourceOf(picture).src, pageUrl).href),
    offers: offerOf(record, pageUrl),
  }
}

function offerOf(record: StockRecord, pageUrl: string): Json {
  const price = toPriceView(record)
  if (price.state !== 'priced') return undefined
  return {
    '@type': 'Offer',
    url: pageUrl,
    priceCurrency: 'GBP',
    price: (price.amount / 100).toFixed(2),
    availability: 'https://schema.org/InStock',
    ...(price.withVat === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceCurrency: 'GBP',
            price: (price.amount / 100).toFixed(2),
            valueAddedTaxIncluded: false,
          },
        }),
  }
}

function optional<T>(value: T | null, map: (value: T) => Json = (same) => same as Json): Json {
  return value === null ? undefined : map(value)
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Weekday = (typeof week)[number]

interface OpenDays {
  days: Weekday[]
  /** As 09:00. */
  opens: string
  closes: string
}

/**
 * Opening hours as data, from the words that visitors read: "Monday to Friday" or "Saturday", "9am to 6pm" or
 * "9.30am to 12 noon". Days on which it is closed are left out, and so is anything that is said in other words.
 */
export function openDays({ days, open }: OpeningHours): OpenDays | null {
  const [opens, closes] = endsOf(open).map(clockTime)
  const [first, last = first] = endsOf(days).map((name) => week.findIndex((day) => day.startsWith(name)))
  if (!opens || !closes || first === undefined || last === undefined || first < 0 || last < first) return null
  return { days: week.slice(first, last + 1), opens, closes }
}

/** What stands on either side of "to"; the one part without it. Hours are short: the schema of the facts limits nothing. */
function endsOf(text: string): string[] {
  const parts = text.slice(0, 60).split(/ to | – |–/)
  return parts.length <= 2 ? parts.map((part) => part.trim()) : []
}

function clockTime(text: string): string | null {
  if (/^(12 )?noon$/.test(text)) return '12:00'
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[.:](\d{2}))? ?(am|pm)$/.exec(text.toLowerCase()) ?? []
  if (!hour || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
