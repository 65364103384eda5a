import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { filterFields } from '#domain/stock/filter-fields.ts'
import { columnGuesses, titleGuesses } from './column-guesses.data.ts'
import type { ConversionName } from './conversions.ts'

/** A field that a person can choose for a column. */
export interface FieldChoice {
  /** `to` and `as` as one word of a form. */
  key: string
  to: string
  as: ConversionName
  /** As staff call it: "Mileage". */
  label: string
}

export function fieldKey({ to, as }: { to: string; as: ConversionName }): string {
  return `${to}:${as}`
}

/** Where the first of the headings that are looked for is not what staff say. */
const labels: Readonly<Record<string, string>> = {
  'vehicle:title': 'Title, with make, model and derivative',
  'vehicle.odometerReadingMiles:kilometres': 'Mileage, in kilometres',
  'vehicle.odometerReadingMiles:miles': 'Mileage',
  'adverts.retailAdverts.totalPrice.amountGBP:pounds': 'Price',
  'adverts.retailAdverts.vatStatus:text': 'VAT',
  'metadata.lifecycleState:text': 'For sale, reserved or sold',
  'metadata.lifecycleState:sold': 'Sold, yes or no',
  'metadata.lifecycleState:reserved': 'Reserved, yes or no',
  'metadata.stockId:text': 'Stock number',
  'vehicle.ownershipCondition:text': 'New or used',
  'vehicle.owners:number': 'Previous keepers',
  'vehicle.vehicleType:text': 'Car, van or truck',
  'advertiser.name:text': 'Dealer',
  'media.images:pictures': 'Photos',
}

/** Every field that a column can be guessed as, once, in the order of the alphabet. */
export const fieldChoices: readonly FieldChoice[] = allChoices()

/** What a column is read as, in words; a field of a map by hand by the last part of its path. */
export function labelOf(field: { to: string; as: ConversionName }): string {
  const known = fieldChoices.find(({ key }) => key === fieldKey(field))
  return known?.label ?? sentence(field.to.split('.').at(-1) ?? field.to)
}

function allChoices(): FieldChoice[] {
  const choices = new Map<string, FieldChoice>()
  for (const { to, as = 'text', names } of [...columnGuesses, ...titleGuesses]) {
    const key = fieldKey({ to, as })
    if (!choices.has(key))
      choices.set(key, { key, to, as, label: labels[key] ?? filterLabel(to) ?? sentence(names[0] ?? to) })
  }
  return [...choices.values()].sort((a, b) => a.label.localeCompare(b.label))
}

function filterLabel(to: string): string | null {
  const field = filterFields.find((each) => {
    const { from } = filterDefinitions[each]
    return from !== undefined && to === `vehicle.${from}`
  })
  return field === undefined ? null : filterDefinitions[field].label
}

/** "motExpiryDate" and "mot expiry" as "MOT expiry date" and "MOT expiry". */
function sentence(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const spelt = words.replaceAll(/\b(?:mot|vin|poa|vat|mph|co2)\b/g, (word) => word.toUpperCase())
  return spelt.charAt(0).toUpperCase() + spelt.slice(1)
}
