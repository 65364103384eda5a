import { landingPages } from '#content/landing-pages.ts'

export interface PictureOf {
  /** Names the file. */
  name: string
  path: string
}

/** One page of every kind. `vehicleId` is of a vehicle in stock. */
export function picturesOf(vehicleId: string): PictureOf[] {
  const vehicle = `/vehicles/${encodeURIComponent(vehicleId)}`
  return [
    { name: 'home', path: '/' },
    ...landingPages.map(({ path }) => ({ name: path.slice(1).replaceAll('/', '-'), path })),
    ...['cars', 'vans', 'trucks'].map((category) => ({
      name: `${category}-reviews`,
      path: `/${category}/reviews`,
    })),
    { name: 'leasing-chosen', path: '/cars/leasing?make=BMW' },
    { name: 'search-cars', path: '/car-search' },
    { name: 'search-vans', path: '/van-search?make=Ford' },
    { name: 'search-trucks', path: '/truck-search' },
    { name: 'search-nothing', path: '/car-search?make=BMW&price=-999' },
    { name: 'browse-stock', path: '/browse-stock' },
    { name: 'vehicles', path: '/vehicles' },
    { name: 'vehicle', path: vehicle },
    { name: 'vehicle-apply', path: `${vehicle}/apply` },
    { name: 'enquire-call', path: `${vehicle}/enquire/call` },
    { name: 'enquire-viewing', path: `${vehicle}/enquire/viewing` },
    { name: 'enquire-reserve', path: `${vehicle}/enquire/reserve` },
    {
      name: 'enquire-part-exchange',
      path: '/part-exchange/enquire?make=Ford&model=Fiesta&year=2019&low=8000&high=9500',
    },
    { name: 'saved', path: `/saved?v=${encodeURIComponent(vehicleId)}&v=none` },
    { name: 'saved-nothing', path: '/saved' },
    { name: 'compare', path: `/compare?v=${encodeURIComponent(vehicleId)}` },
    { name: 'vehicle-unknown', path: '/vehicles/none' },
    { name: 'application-status-unknown', path: '/application-status?of=none' },
    { name: 'stock-make', path: '/cars/used/bmw' },
    { name: 'stock-model', path: '/cars/used/bmw/3-series' },
    { name: 'stock-fuel', path: '/vans/used/electric' },
    { name: 'stock-budget', path: '/cars/used/under-10000' },
    { name: 'valuation', path: '/valuation' },
    {
      name: 'valuation-answer',
      path: '/valuation?type=car&make=Ford&model=Fiesta&year=2019&mileage=40000',
    },
    { name: 'part-exchange', path: '/part-exchange' },
    { name: 'articles', path: '/articles' },
    { name: 'article', path: '/articles/checking-a-used-car' },
    { name: 'article-tables', path: '/articles/hp-or-pcp' },
    { name: 'expert-reviews', path: '/expert-reviews' },
    { name: 'review', path: '/cars/reviews/ford-fiesta-2017-2023' },
    ...[
      ...['offers', 'about', 'contact', 'terms', 'terms-of-sale', 'tcf', 'complaints', 'privacy', 'cookies'],
      ...['support', 'consumer-policy', 'finance-info', 'finance-options', 'finance-prices', 'leasing-info'],
      ...['electric-vehicles', 'reviews', 'dealers', 'pricing', 'savings'],
    ].map((name) => ({ name, path: `/${name}` })),
    { name: 'not-found', path: '/nowhere' },
    { name: 'offline', path: '/offline' },
    { name: 'design-system', path: '/_ui' },
  ]
}
