import { type Sells, sellsEverything } from '../dealer/sells.ts'
import { doubtedMileage } from '../registers/mot-mileage.ts'
import { createHostCheck } from './picture-address.ts'
import type { StockRecord } from './record.ts'

/** What the site shows of stored records depends on these settings and facts of the dealer. Plain data, so that threads get it. */
export interface ShowingRules {
  /** Hosts whose pictures are shown. Null: those of every host. */
  pictureHosts: readonly string[] | null
  /** The only branch: a vehicle whose record names no place stands there. Null when there are several. */
  onlyBranch: BranchPlace | null
  /** A vehicle that the dealer has stopped selling is not shown; whether prices are compared. */
  sells: Sells
}

export interface BranchPlace {
  town: string
  postcode: string
  latitude?: number
  longitude?: number
}

export const showsEverything: ShowingRules = {
  pictureHosts: null,
  onlyBranch: null,
  sells: sellsEverything,
}

/** Creates the function that makes the shown record of a stored one, which is the same one if nothing differs. */
export function createShowing({
  pictureHosts,
  onlyBranch,
}: ShowingRules): (record: StockRecord) => StockRecord {
  const hiddenHost = pictureHosts && createHostCheck(pictureHosts)

  const isShown = ({ href }: { href: string }) => hiddenHost === null || hiddenHost(href) === null

  function withShownPictures(record: StockRecord): StockRecord {
    const { media } = record
    if (!media?.images || media.images.every(isShown)) return record
    return { ...record, media: { ...media, images: media.images.filter(isShown) } }
  }

  function withPlace(record: StockRecord): StockRecord {
    const location = record.advertiser?.location
    if (onlyBranch === null || location?.town || location?.postCode || location?.latitude != null)
      return record
    const { postcode: postCode, ...place } = onlyBranch
    return { ...record, advertiser: { ...record.advertiser, location: { ...location, ...place, postCode } } }
  }

  return (record) => withClaims(withPlace(withShownPictures(record)))
}

/** Without a mileage that the MOT register contradicts. */
function withClaims(record: StockRecord): StockRecord {
  if (doubtedMileage(record) === null) return record
  return { ...record, vehicle: { ...record.vehicle, odometerReadingMiles: null }, mileageWithheld: true }
}

/** The place of the dealer's only branch; null when there are several. */
export function onlyBranchOf(branches: readonly BranchPlace[]): BranchPlace | null {
  const [branch] = branches
  if (branch === undefined || branches.length > 1) return null
  const { town, postcode, latitude, longitude } = branch
  return {
    town,
    postcode,
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }
}
