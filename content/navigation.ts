import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { type LandingPage, landingPages } from './landing-pages.ts'
import { isOffered } from './offered.ts'
import { site } from './site.ts'
import { soldTypes } from './sold-types.ts'

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

/** Websites of partners who buy from the public. */
const partners: Partial<Record<VehicleType, NavigationLink[]>> = {
  van: site.external.sellVan ? [{ label: 'Sell your van', to: site.external.sellVan }] : [],
  truck: site.external.sellTruck ? [{ label: 'Sell your truck', to: site.external.sellTruck }] : [],
}

/** The header's tabs. */
export const categories: readonly Category[] = soldTypes.map(categoryOf)

/** Links below the tabs of the full-screen menu. */
export const menuLinks = offeredLinks([
  { label: 'Buy a Car Online', to: '/car-search' },
  { label: 'Sell Your Van', to: '/van-search' },
  { label: 'Part-exchange', to: '/part-exchange' },
  { label: 'Contact us', to: '/contact' },
])

const allFooterSections: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Products & services',
    links: [
      { label: 'Today’s deals', to: '/offers' },
      ...landingLinks(({ topic }) => topic === 'finance'),
      ...landingLinks(({ topic }) => topic === 'leasing'),
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
      { label: 'Buyer’s guides', to: '/expert-reviews' },
      { label: site.reviews ? 'Customer reviews' : 'Reviews', to: '/reviews' },
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
      ...landingLinks(({ topic }) => topic === 'used'),
      ...landingLinks(({ topic }) => topic === 'new'),
      { label: 'Browse all stock', to: '/browse-stock' },
      { label: 'Every vehicle', to: '/vehicles' },
    ],
  },
  {
    title: 'For other dealers',
    links: [
      { label: 'What the software does', to: '/dealers' },
      { label: 'Load your stock', to: '/dealers#load-your-stock' },
      { label: 'Use the stock API', to: '/dealers#use-the-stock-api' },
      { label: 'Receive applications', to: '/dealers#receive-applications' },
    ],
  },
]

export const footerSections = allFooterSections
  .map(({ title, links }) => ({ title, links: offeredLinks(links) }))
  .filter(({ links }) => links.length > 0)

export const legalLinks = offeredLinks([
  { label: 'Terms', to: '/terms' },
  { label: 'Terms of sale', to: '/terms-of-sale' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'Treating customers fairly', to: '/tcf' },
  { label: 'Complaints', to: '/complaints' },
  ...(site.modernSlaveryStatement
    ? [{ label: 'Modern slavery statement', to: site.modernSlaveryStatement }]
    : []),
])

function categoryOf(type: VehicleType): Category {
  const { label, plural, pluralLabel } = vehicleTypeWords[type]
  return {
    slug: plural,
    label: pluralLabel,
    links: offeredLinks([
      ...landingLinks((page) => page.type === type && page.topic !== 'home'),
      { label: `${label} buyer’s guides`, to: `/${plural}/reviews` },
      { label: `Search all ${plural}`, to: `/${type}-search` },
      ...(partners[type] ?? []),
    ]),
  }
}

function landingLinks(isListed: (page: LandingPage) => boolean): NavigationLink[] {
  return landingPages.filter(isListed).map(({ label, path }) => ({ label, to: path }))
}

function offeredLinks(links: readonly NavigationLink[]): readonly NavigationLink[] {
  return links.filter(({ to }) => isOffered(to))
}
