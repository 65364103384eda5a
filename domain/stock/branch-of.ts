import type { StockRecord } from './record.ts'

/** The branch where a vehicle is kept: the one with the postcode of its record, else the town. */
export function branchOf<B extends { town: string; postcode: string }>(
  { advertiser }: Pick<StockRecord, 'advertiser'>,
  branches: readonly B[],
): B | undefined {
  const { postCode, town } = advertiser?.location ?? {}
  const code = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
  return (
    branches.find((branch) => postCode != null && code(branch.postcode) === code(postCode)) ??
    branches.find((branch) => town != null && branch.town.toLowerCase() === town.toLowerCase())
  )
}
