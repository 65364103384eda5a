import { type Pence, pence, penceFromPounds } from '../finance/money.ts'
import { priceWithVat } from '../finance/vat.ts'
import type { StockRecord } from './record.ts'

export interface VehiclePrice {
  /** Compulsory fees included. Null when on application or absent. */
  price: Pence | null
  /** As in the feed: "Inc VAT", "Ex VAT", "No VAT", "+ VAT". */
  vatStatus: string | null
  /** Buyers have to ask for the price: it is not shown even if the feed has one. */
  onApplication: boolean
}

/** `totalPrice`, else `suppliedPrice` with the admin fee, else `price`. */
export function vehiclePrice(record: StockRecord): VehiclePrice {
  const { retailAdverts, priceOnApplication } = record.adverts
  const onApplication = (retailAdverts.priceOnApplication ?? priceOnApplication) === true
  const vatStatus = retailAdverts.vatStatus ?? null
  return { price: onApplication ? null : amountOf(retailAdverts), vatStatus, onApplication }
}

/** What a private buyer pays: VAT is added to a price without it. Null when on application or absent. */
export function buyersPrice(record: StockRecord): Pence | null {
  const { price, vatStatus } = vehiclePrice(record)
  return price === null ? null : priceWithVat(price, vatStatus)
}

function amountOf(adverts: StockRecord['adverts']['retailAdverts']): Pence | null {
  const total = adverts.totalPrice?.amountGBP
  if (total != null) return penceFromPounds(total)
  const supplied = adverts.suppliedPrice?.amountGBP
  if (supplied != null) {
    return pence(penceFromPounds(supplied) + penceFromPounds(adverts.adminFee?.amountGBP ?? 0))
  }
  const plain = adverts.price?.amountGBP
  return plain == null ? null : penceFromPounds(plain)
}
