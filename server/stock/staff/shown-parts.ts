import { createHash } from 'node:crypto'
import { valueAt } from '#domain/stock/json-path.ts'
import { standingOf } from '#domain/stock/standing.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { checkedField, type VehicleAct } from './vehicle-acts.ts'
import { fieldOfPath } from './vehicle-details.ts'

/** What a person decides by, as names of `partsOf`. */
function decidedBy(act: VehicleAct): readonly string[] {
  switch (act.act) {
    case 'price':
    case 'reserved':
      return ['price', 'state']
    case 'note':
    case 'mileage':
      return [act.act]
    case 'released':
      return [handPart(act.field)]
    default:
      return ['state']
  }
}

/** A field that was set by hand, which "As the feed" gives back. */
const handPart = (field: string) => `hand ${field}`

function partsOf({ record, standing, left, override }: StoredVehicle): Map<string, unknown> {
  const { fields = {}, note = null, fed = null } = override ?? {}
  const { price, state, reservation = null, mileageChecked, details = {} } = fields
  const parts = new Map<string, unknown>([
    ['price', vehiclePrice(record)],
    ['state', [standing, left !== null, reservation]],
    ['note', note ?? ''],
    ['mileage', [record.vehicle.odometerReadingMiles, mileageChecked]],
  ])
  if (price !== undefined) parts.set(handPart('price'), [price, fed && vehiclePrice(fed)])
  if (state !== undefined) parts.set(handPart('state'), [state, reservation, fed && standingOf(fed)])
  if (mileageChecked) parts.set(handPart(checkedField), mileageChecked)
  for (const [path, value] of Object.entries(details)) {
    const part = handPart(fieldOfPath(path))
    parts.set(part, [parts.get(part), value, fed && valueAt(fed, path.split('.'))])
  }
  return parts
}

/** What a form carries of a vehicle as its page showed it: a short hash of each part, for `clashes`. */
export function shownPartsOf(stored: StoredVehicle): string {
  const hashes = Array.from(partsOf(stored), ([part, value]) => [part, shortHash(JSON.stringify(value))])
  return String(new URLSearchParams(hashes))
}

/**
 * Whether what has changed since a person saw a vehicle matters to what they do: a note of somebody else blocks no price.
 *
 * @param shown as `shownPartsOf`; any other text is as if everything had changed
 */
export function clashes(act: VehicleAct, shown: string, now: StoredVehicle): boolean {
  const [before, after] = [new URLSearchParams(shown), new URLSearchParams(shownPartsOf(now))]
  return decidedBy(act).some((part) => !before.has(part) || before.get(part) !== after.get(part))
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
