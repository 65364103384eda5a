import { site } from './site.ts'

/** A path of this site, or an address elsewhere. */
export interface NavigationLink {
  label: string
  to: string
}

export interface Category {
  slug: 'cars' | 'vans' | 'trucks'
  label: string
  links: readonly NavigationLink[]
}

/** The header's tabs. */
export const categories: readonly [Category, Category, Category] = [
  {
    slug: 'cars',
    label: 'Cars',
    links: [
      { label: 'Used cars', to: '/cars/used' },
      { label: 'New cars', to: '/cars/new' },
      { label: 'Car finance', to: '/cars/finance' },
      { label: 'Car leasing', to: '/cars/leasing' },
      { label: 'Car reviews', to: '/cars/reviews' },
      { label: 'Search all cars', to: '/car-search' },
    ],
  },
  {
    slug: 'vans',
    label: 'Vans',
    links: [
      { label: 'Used vans', to: '/vans/used' },
      { label: 'New vans', to: '/vans/new' },
      { label: 'Van finance', to: '/vans/finance' },
      { label: 'Van leasing', to: '/vans/leasing' },
      { label: 'Van reviews', to: '/vans/reviews' },
      { label: 'Search all vans', to: '/van-search' },
      { label: 'Sell your van', to: site.external.sellVan },
    ],
  },
  {
    slug: 'trucks',
    label: 'Trucks',
    links: [
      { label: 'Used trucks', to: '/trucks/used' },
      { label: 'New trucks', to: '/trucks/new' },
      { label: 'Truck finance', to: '/trucks/finance' },
      { label: 'Truck leasing', to: '/trucks/leasing' },
      { label: 'Truck reviews', to: '/trucks/reviews' },
      { label: 'Search all trucks', to: '/truck-search' },
      { label: 'Sell your truck', to: site.external.sellTruck },
    ],
  },
]

/** Links below the tabs of the full-screen menu. */
export const menuLinks: readonly NavigationLink[] = [
  { label: 'Buy a Car Online', to: '/car-search' },
  { label: 'Sell Your Van', to: '/van-search' },
  { label: 'Part-exchange', to: '/part-exchange' },
  { label: 'Contact us', to: '/contact' },
]

export const footerSections: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Products & services',
    links: [
      { label: 'Today’s deals', to: '/offers' },
      { label: 'Car finance', to: '/cars/finance' },
      { label: 'Van finance', to: '/vans/finance' },
      { label: 'Truck finance', to: '/trucks/finance' },
      { label: 'Car leasing', to: '/cars/leasing' },
      { label: 'Van leasing', to: '/vans/leasing' },
      { label: 'Truck leasing', to: '/trucks/leasing' },
      { label: 'Part-exchange', to: '/part-exchange' },
      { label: 'Value your vehicle', to: '/valuation' },
      { label: 'About us', to: '/about' },
      { label: 'Contact and help', to: '/contact' },
    ],
  },
  {
    title: 'Buying advice',
    links: [
      { label: 'Articles', to: '/articles' },
      { label: 'Expert reviews', to: '/expert-reviews' },
      { label: 'Customer reviews', to: '/reviews' },
      { label: 'How finance works', to: '/finance-info' },
      { label: 'Ways to pay', to: '/finance-options' },
      { label: 'What finance costs', to: '/finance-prices' },
      { label: 'How leasing works', to: '/leasing-info' },
      { label: 'How we price', to: '/pricing' },
      { label: 'Ways to save', to: '/savings' },
      { label: 'Electric vehicles', to: '/electric-vehicles' },
      { label: 'Your rights as a buyer', to: '/consumer-policy' },
      { label: 'Support', to: '/support' },
    ],
  },
  {
    title: 'Quick search',
    links: [
      { label: 'Used cars', to: '/cars/used' },
      { label: 'Used vans', to: '/vans/used' },
      { label: 'Used trucks', to: '/trucks/used' },
      { label: 'New cars', to: '/cars/new' },
      { label: 'New vans', to: '/vans/new' },
      { label: 'New trucks', to: '/trucks/new' },
      { label: 'Browse all stock', to: '/stock' },
      { label: 'Every vehicle', to: '/vehicles' },
    ],
  },
  {
    title: 'Pierhead for dealers',
    links: [
      { label: 'What the software does', to: '/dealers' },
      { label: 'Load your stock', to: '/dealers#load-your-stock' },
      { label: 'Use the stock API', to: '/dealers#use-the-stock-api' },
      { label: 'Receive applications', to: '/dealers#receive-applications' },
    ],
  },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Terms', to: '/terms' },
  { label: 'Terms of sale', to: '/terms-of-sale' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'Treating customers fairly', to: '/tcf' },
  { label: 'Complaints', to: '/complaints' },
]
