/** A page of the audit with the performance that it must have on a quiet machine, of 100. */
export interface AuditedPage {
  name: string
  path: string
  performance: number
}

/** The twelve types of page. `vehicleId` is of a vehicle in stock. */
export function auditedPages(vehicleId: string): AuditedPage[] {
  return [
    { name: 'home', path: '/', performance: 98 },
    { name: 'category', path: '/cars', performance: 98 },
    { name: 'landing, used', path: '/cars/used', performance: 98 },
    { name: 'landing, leasing', path: '/cars/leasing', performance: 98 },
    { name: 'landing, finance', path: '/cars/finance', performance: 98 },
    { name: 'results', path: '/car-search', performance: 94 },
    { name: 'results, filtered', path: '/car-search?make=BMW', performance: 94 },
    { name: 'vehicle', path: `/vehicles/${encodeURIComponent(vehicleId)}`, performance: 94 },
    { name: 'offers', path: '/offers', performance: 98 },
    { name: 'browse stock', path: '/browse-stock', performance: 98 },
    { name: 'article', path: '/articles/checking-a-used-car', performance: 98 },
    { name: 'content', path: '/privacy', performance: 98 },
  ]
}
