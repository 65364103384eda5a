import { type Branch, site } from '#content/site.ts'
import type { StockRecord } from '#domain/stock/record.ts'

/** The dealer's site where a vehicle is kept; undefined for one at none of `site.branches`. */
export function branchOf({ advertiser }: StockRecord): Branch | undefined {
  const { postCode, town } = advertiser?.location ?? {}
  const code = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
  const { branches }: { branches: readonly Branch[] } = site
  return (
    branches.find((branch) => postCode != null && code(branch.postcode) === code(postCode)) ??
    branches.find((branch) => town != null && branch.town.toLowerCase() === town.toLowerCase())
  )
}
