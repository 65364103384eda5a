import { isoDay } from '#domain/stock/iso-day.ts'
import type { OverrideFields } from '#domain/stock/override-fields.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { ByHand, Held } from './change-by-hand.ts'
import { confirmedMileage } from './confirm-mileage.ts'
import { readAmount, readNote, setOrNothing, withFields } from './set-fields.ts'
import { Refusal } from './stock-office.ts'
import { fieldOfPath } from './vehicle-details.ts'

/** What a confirmed mileage is called among what was set by hand. */
export const checkedField = 'confirmed mileage'

/** What a person does to one vehicle, as the forms of its page send it. */
export type VehicleAct =
  | { act: 'price'; price: string }
  /** `until`: an ISO day, or ''; `lead`: an id, or ''. */
  | { act: 'reserved'; until: string; lead: string }
  | { act: 'sold' | 'available' | 'removed' }
  | { act: 'note'; note: string }
  /** Somebody has looked: its mileage is right, although the last MOT test has a higher one. */
  | { act: 'mileage' }
  /** A field that is as the feed says from now on: "price", "state", or one of the form. */
  | { act: 'released'; field: string }

/** How an act changes the vehicle `id`. @throws {Refusal} for what cannot be understood, or not done. */
export async function readAct(
  store: Pick<StockStore, 'find'>,
  id: string,
  act: VehicleAct,
): Promise<Pick<ByHand, 'act' | 'next'>> {
  switch (act.act) {
    case 'mileage': {
      const mileageChecked = await confirmedMileage(store, id)
      return { act: 'mileage', next: (held) => withFields(held, { mileageChecked }) }
    }
    case 'price': {
      const price = readAmount(act.price.trim())
      return { act: 'price', next: (held) => withFields(held, { price }) }
    }
    case 'reserved': {
      const reservation = { until: readUntil(act.until.trim()), lead: readLead(act.lead.trim()) }
      return { act: 'reserved', next: (held) => withFields(held, { state: 'reserved', reservation }) }
    }
    case 'note': {
      const note = readNote(act.note.trim())
      return { act: 'set', next: (held) => setOrNothing(held.fields, note) }
    }
    case 'released':
      return { act: 'released', next: (held) => withoutField(held, act.field) }
    default:
      return { act: act.act, next: (held) => withFields(held, { state: act.act }) }
  }
}

function readUntil(text: string): string | null {
  if (text === '') return null
  if (isoDay(text) !== text) throw new Refusal('Say until when as a day, or leave it empty.')
  if (text < ukDay(Date.now()))
    throw new Refusal('That day is over. Say a day from today on, or leave it empty.')
  return text
}

/** Its own page chooses from a list. A text that is no id would be kept with the vehicle, and a long one could not be read again. */
function readLead(text: string): string | null {
  if (text === '') return null
  if (/^[\w-]{1,64}$/.test(text)) return text
  throw new Refusal('Choose for whom from the list.')
}

function withoutField({ fields, note, fed }: Held, field: string) {
  if (fed === null) throw new Refusal('It is in no feed, so there is nothing to go back to.')
  return setOrNothing(withoutNamed(fields, field), note)
}

function withoutNamed(fields: OverrideFields, field: string): OverrideFields {
  const { price, state, reservation, details = {}, mileageChecked, ...others } = fields
  const left = Object.entries(details).filter(([path]) => fieldOfPath(path) !== field)
  return {
    ...others,
    ...(price !== undefined && field !== 'price' && { price }),
    ...(mileageChecked && field !== checkedField && { mileageChecked }),
    ...(state !== undefined && field !== 'state' && { state, ...(reservation && { reservation }) }),
    ...(left.length > 0 && { details: Object.fromEntries(left) }),
  }
}
