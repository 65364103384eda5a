/** The value of a property: plain text, text of a format, or a document of one of the named types. */
export type Kind =
  | 'text'
  | 'url'
  | 'day'
  | 'year'
  | 'number'
  | 'coordinate'
  | 'time'
  | 'money'
  | 'boolean'
  | 'enum'
  | { of: readonly string[] }

export interface SchemaType {
  required: readonly string[]
  allowed: Readonly<Record<string, Kind>>
}

const node = { '@id': 'url', url: 'url', name: 'text', image: 'url' } as const satisfies Record<string, Kind>

const vehicle: SchemaType = {
  required: ['@id', 'url', 'name', 'image', 'itemCondition'],
  allowed: {
    ...node,
    brand: { of: ['Brand'] },
    model: 'text',
    vehicleConfiguration: 'text',
    vehicleModelDate: 'year',
    dateVehicleFirstRegistered: 'day',
    mileageFromOdometer: { of: ['QuantitativeValue'] },
    vehicleTransmission: 'text',
    fuelType: 'text',
    bodyType: 'text',
    color: 'text',
    numberOfDoors: 'number',
    vehicleSeatingCapacity: 'number',
    numberOfPreviousOwners: 'number',
    vehicleEngine: { of: ['EngineSpecification'] },
    itemCondition: 'enum',
    offers: { of: ['Offer'] },
  },
}

const organization = {
  ...node,
  legalName: 'text',
  logo: 'url',
  foundingDate: 'year',
  telephone: 'text',
  email: 'text',
  areaServed: 'text',
  address: { of: ['PostalAddress'] },
  sameAs: 'url',
} as const satisfies Record<string, Kind>

/**
 * The types that our pages use, with the properties of schema.org and those that Google requires. Sources:
 * schema.org/version/latest, and Google's pages on merchant listings, breadcrumbs, articles and local businesses.
 */
export const schemaTypes: Readonly<Record<string, SchemaType>> = {
  Car: vehicle,
  Vehicle: vehicle,
  Offer: {
    required: ['url', 'price', 'priceCurrency', 'availability'],
    allowed: {
      url: 'url',
      price: 'money',
      priceCurrency: 'text',
      availability: 'enum',
      priceSpecification: { of: ['UnitPriceSpecification'] },
    },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency'],
    allowed: { price: 'money', priceCurrency: 'text', valueAddedTaxIncluded: 'boolean' },
  },
  Brand: { required: ['name'], allowed: { name: 'text' } },
  QuantitativeValue: { required: ['value', 'unitCode'], allowed: { value: 'number', unitCode: 'text' } },
  EngineSpecification: {
    required: ['engineDisplacement'],
    allowed: { engineDisplacement: { of: ['QuantitativeValue'] } },
  },
  BreadcrumbList: { required: ['itemListElement'], allowed: { itemListElement: { of: ['ListItem'] } } },
  ListItem: {
    required: ['position', 'name', 'item'],
    allowed: { position: 'number', name: 'text', item: 'url' },
  },
  AutoDealer: {
    required: ['@id', 'name', 'url', 'image', 'telephone', 'address'],
    allowed: {
      ...organization,
      parentOrganization: { of: ['Organization'] },
      geo: { of: ['GeoCoordinates'] },
      openingHoursSpecification: { of: ['OpeningHoursSpecification'] },
    },
  },
  GeoCoordinates: {
    required: ['latitude', 'longitude'],
    allowed: { latitude: 'coordinate', longitude: 'coordinate' },
  },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    allowed: { dayOfWeek: 'enum', opens: 'time', closes: 'time' },
  },
  Organization: { required: ['name', 'url'], allowed: organization },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    allowed: {
      streetAddress: 'text',
      addressLocality: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
  },
  Article: {
    required: ['headline', 'image', 'author', 'publisher', 'dateModified', 'mainEntityOfPage'],
    allowed: {
      '@id': 'url',
      mainEntityOfPage: 'url',
      headline: 'text',
      description: 'text',
      inLanguage: 'text',
      dateModified: 'day',
      image: 'url',
      author: { of: ['Organization', 'Person'] },
      publisher: { of: ['Organization'] },
    },
  },
}
