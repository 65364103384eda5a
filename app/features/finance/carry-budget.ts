import { isVehiclePath, searchUrl } from '#app/urls.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { RememberedTerms } from './remembered-terms.ts'

/**
 * Adds the budget of the device to a link to results or to a vehicle, whose figures are on the terms of their address.
 * The highest monthly price narrows results, so a link that says how many it leads to, or has a price or a number of its
 * own, goes without.
 */
export function carryBudget(link: HTMLAnchorElement, budget: RememberedTerms): void {
  const address = new URL(link.href)
  const { searchParams } = address
  const isSearch = vehicleTypes.some((type) => address.pathname === searchUrl(type))
  if (address.origin !== location.origin || !(isSearch || isVehiclePath(address.pathname))) return
  const { deposit, term, monthlyPrice } = budget
  if (!searchParams.has('deposit') && !searchParams.has('term')) {
    if (deposit) searchParams.set('deposit', deposit)
    if (term) searchParams.set('term', term)
  }
  const isFixed = fixing.some((name) => searchParams.has(name)) || /\d/.test(link.textContent)
  if (isSearch && monthlyPrice && !isFixed) searchParams.set('monthlyPrice', monthlyPrice)
  link.href = address.pathname + address.search + address.hash
}

const fixing = ['price', 'monthlyPrice', 'registration', 'stockId']
