import type { DemoImage, DemoRecord, VehicleType } from './demo-record.ts'
import { picturePath, views } from './pictures/draw-vehicle.ts'
import type { PictureNames } from './pictures/subjects.ts'
import { type Random, scramble } from './random.ts'
import type { DemoDealer } from './sites.ts'
import { type Day, formatDay } from './vehicle/day.ts'
import type { Draft } from './vehicle/draft.ts'
import { vinOf } from './vehicle/vin.ts'

const labels = ['Left Side', 'Front', 'Rear', 'Dashboard', 'Wheel'] as const
const vehicleTypes: Readonly<Record<VehicleType, string>> = { car: 'Car', van: 'Van', truck: 'Truck' }

/** The stock record of one draft, listed for sale and published on the dealer's own site. */
export function makeRecord(
  draft: Draft,
  { position, seed, today, dealer }: { position: number; seed: number; today: Day; dealer: DemoDealer },
  random: Random,
): DemoRecord {
  const arrived = today - Math.floor(random.next() ** 1.6 * 120)
  const reserved = random.chance(0.025)
  const { site } = draft
  return {
    metadata: {
      stockId: identifier(seed, position),
      searchId: String(202_600_000_000_000 + position),
      externalStockReference: `PH${String(100_001 + position)}`,
      lifecycleState: reserved ? 'SALE_IN_PROGRESS' : 'FORECOURT',
      dateOnForecourt: formatDay(arrived),
      lastUpdated: `${formatDay(arrived + random.whole(0, today - arrived))}T08:30:00.000Z`,
      versionNumber: random.whole(1, 9),
    },
    vehicle: { vehicleType: vehicleTypes[draft.type], vin: vinOf(draft.type, position), ...draft.vehicle },
    advertiser: {
      advertiserId: String(10_027_101 + dealer.sites.indexOf(site)),
      name: `${dealer.name} ${site.town}`,
      segment: 'Franchise Independent',
      phone: dealer.phone,
      location: {
        addressLineOne: site.address,
        town: site.town,
        postCode: site.postCode,
        ...(site.latitude !== undefined && { latitude: site.latitude }),
        ...(site.longitude !== undefined && { longitude: site.longitude }),
      },
    },
    adverts: {
      ...(reserved ? { reservationStatus: 'Reserved' } : {}),
      retailAdverts: {
        suppliedPrice: { amountGBP: draft.price },
        totalPrice: { amountGBP: draft.price },
        adminFee: { amountGBP: 0 },
        ...(draft.vatStatus ? { vatStatus: draft.vatStatus } : {}),
        priceIndicatorRating: priceRating(draft),
        ...(draft.attentionGrabber ? { attentionGrabber: draft.attentionGrabber.slice(0, 30) } : {}),
        description: draft.description,
        advertiserAdvert: { status: 'PUBLISHED' },
        autotraderAdvert: { status: 'PUBLISHED' },
        locatorAdvert: { status: 'NOT_PUBLISHED' },
        exportAdvert: { status: 'NOT_PUBLISHED' },
        profileAdvert: { status: 'NOT_PUBLISHED' },
      },
    },
    features: draft.features,
    media: { images: imagesOf(draft) },
  }
}

const drawn = new WeakMap<PictureNames, Map<string, DemoImage[]>>()

/** Vehicles that look alike share one list. */
function imagesOf(draft: Draft): DemoImage[] {
  const { pictures, colour } = draft
  const automatic = draft.vehicle.transmissionType === 'Automatic'
  const key = automatic ? `${colour} automatic` : colour
  let lists = drawn.get(pictures)
  if (!lists) {
    lists = new Map()
    drawn.set(pictures, lists)
  }
  let images = lists.get(key)
  if (!images) {
    images = views.map((view, place) => ({
      href: `/media/${picturePath(pictures, view, { colour, automatic })}`,
      classificationTags: [{ category: view === 'cabin' ? 'Interior' : 'Exterior', label: labels[place] }],
    }))
    lists.set(key, images)
  }
  return images
}

function priceRating({ price, marketPrice, vehicle }: Draft): string {
  if (vehicle.ownershipCondition === 'New') return 'NOANALYSIS'
  const ratio = price / marketPrice
  if (ratio < 0.9) return 'LOW'
  if (ratio < 0.955) return 'GREAT'
  if (ratio < 0.995) return 'GOOD'
  return ratio < 1.06 ? 'FAIR' : 'HIGH'
}

/** 32 hexadecimal digits that no other position of this seed has. */
function identifier(seed: number, position: number): string {
  const words = [
    scramble(seed ^ 0x5bd1e995),
    scramble(seed + Math.imul(position, 0x9e3779b1)),
    scramble(scramble(position + 1) ^ seed),
    position,
  ]
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
