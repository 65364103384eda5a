/** A page of the audit and its bars. */
export interface AuditedPage {
  name: string
  path: string
  /** The performance that it must have on a quiet machine, of 100. */
  performance: number
  /** The most script that it may load, in kilobytes as transferred. */
  scriptKb: number
  /** How many points of performance it may be below home in the same run. */
  belowHome: number
}

const plain = { performance: 98, scriptKb: 16, belowHome: 3 }
const results = { performance: 96, scriptKb: 30, belowHome: 3 }
const vehicle = { performance: 96, scriptKb: 140, belowHome: 2 }

/** The twelve types of page, home first: others are compared with it. `vehicleId` is of a vehicle in stock. */
export function auditedPages(vehicleId: string): AuditedPage[] {
  return [
    { name: 'home', path: '/', ...plain },
    { name: 'category', path: '/cars', ...plain },
    { name: 'landing, used', path: '/cars/used', ...plain },
    { name: 'landing, leasing', path: '/cars/leasing', ...plain },
    { name: 'landing, finance', path: '/cars/finance', ...plain },
    { name: 'results', path: '/car-search', ...results },
    { name: 'results, filtered', path: '/car-search?make=BMW', ...results },
    { name: 'vehicle', path: `/vehicles/${encodeURIComponent(vehicleId)}`, ...vehicle },
    { name: 'offers', path: '/offers', ...plain },
    { name: 'browse stock', path: '/browse-stock', ...plain },
    { name: 'article', path: '/articles/checking-a-used-car', ...plain },
    { name: 'content', path: '/privacy', ...plain },
  ]
}
