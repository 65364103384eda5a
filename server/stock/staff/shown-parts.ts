import { createHash } from 'node:crypto'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { priceInWords } from './stock-line.ts'
import type { VehicleAct } from './vehicle-acts.ts'

const parts = ['price', 'state', 'note'] as const

type Part = (typeof parts)[number]

/** What a person decides by. An act that is not named concerns the whole vehicle. */
const decidedBy: Readonly<Partial<Record<VehicleAct['act'], readonly Part[]>>> = {
  price: ['price', 'state'],
  reserved: ['price', 'state'],
  sold: ['state'],
  available: ['state'],
  removed: ['state'],
  note: ['note'],
}

/** What a form carries of a vehicle as its page showed it: a short hash of each part, for `clashes`. */
export function shownPartsOf({ record, standing, left, override }: StoredVehicle): string {
  const { reservation = null } = override?.fields ?? {}
  const texts: Readonly<Record<Part, string>> = {
    price: priceInWords(record),
    state: JSON.stringify([standing, left !== null, reservation]),
    note: override?.note ?? '',
  }
  return parts.map((part) => shortHash(texts[part])).join('.')
}

/**
 * Whether what has changed since a person saw a vehicle matters to what they do: a note of somebody else blocks no price.
 *
 * @param shown as `shownPartsOf`; any other text is as if everything had changed
 */
export function clashes(act: VehicleAct['act'], shown: string, now: StoredVehicle): boolean {
  const concerned = decidedBy[act]
  if (!concerned) return true
  const [before, after] = [shown.split('.'), shownPartsOf(now).split('.')]
  return parts.some((part, place) => concerned.includes(part) && before[place] !== after[place])
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
