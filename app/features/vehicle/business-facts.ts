import { urls } from '#app/urls.ts'
import { isOffered } from '#content/offered.ts'
import { offersFinance } from '#content/offers.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { includesVat, priceWithoutVat, priceWithVat } from '#domain/finance/vat.ts'
import { licenceCategory } from '#domain/stock/driving-licence.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf, textOf } from '#domain/stock/record-text.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { hasVat } from '../record/price-view.ts'

const operatorFrom = 3_500

/** What a business asks about a truck: its VAT, who may drive it, what it needs to be operated, and ways to pay. */
export function forBusiness(record: StockRecord) {
  const weight = numberOf(record.vehicle, 'grossVehicleWeightKG')
  const isTractor = /tractor/i.test(textOf(record.vehicle, 'bodyType') ?? '')
  const category = licenceCategory(weight, isTractor)
  const facts: [label: string, value: string][] = [
    ...vatFacts(record),
    ...(category ? [['Driving licence', `Category ${category}`] as [string, string]] : []),
    ...(isTractor || (weight ?? 0) > operatorFrom
      ? [['Operator’s licence', 'Usually needed to carry goods for a business'] as [string, string]]
      : []),
  ]
  const links = [
    { href: urls.article('buying-a-truck'), text: 'Guide to buying a used truck' },
    ...(offersFinance
      ? [{ href: `${urls.landing('truck')}/finance`, text: 'Truck finance for businesses' }]
      : []),
    { href: `${urls.landing('truck')}/leasing`, text: 'Truck leasing' },
  ].filter(({ href }) => isOffered(href))
  return { facts, links }
}

export type BusinessFacts = ReturnType<typeof forBusiness>

/** Price, VAT and both together; nothing without a price, or without VAT that a business can reclaim. */
function vatFacts(record: StockRecord): [label: string, value: string][] {
  const { price, vatStatus } = vehiclePrice(record)
  if (!price || !hasVat(vatStatus)) return []
  const without = priceWithoutVat(price, vatStatus)
  const withVat = includesVat(vatStatus) ? price : priceWithVat(price, vatStatus)
  return [['VAT at 20%', `${formatPounds(pence(withVat - without))} of ${formatPounds(withVat)} with VAT`]]
}
