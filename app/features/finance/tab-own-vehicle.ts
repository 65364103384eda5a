import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import type { PartExchangeParams } from '#app/urls.ts'
import type { OwnVehicleText } from './own-vehicle.ts'

/** What the tab has of the visitor's own vehicle. `valued` is what it was valued as, with the range of asking prices. */
export interface TabOwnVehicle extends OwnVehicleText {
  valued: PartExchangeParams | null
}

// Of the tab, because a debt is personal: gone with the visit, and in no request of ours unless a form is sent with it.
const key = 'own-vehicle'

/** With '' and null without one, where what is stored is damaged, and where the browser has no storage. */
export function recallOwnVehicle(): TabOwnVehicle {
  const stored = readStored('tab', key)
  const { ownValue, owed, valued } = (stored ?? {}) as Readonly<Partial<Record<string, unknown>>>
  return {
    ownValue: textOf(ownValue),
    owed: textOf(owed),
    valued: typeof valued === 'object' && valued !== null ? onlyTexts(valued) : null,
  }
}

/** Replaces the parts that are given. Without storage the visitor enters the amounts for each vehicle. */
export function rememberOwnVehicle(part: Partial<TabOwnVehicle>): void {
  const { ownValue, owed, valued } = { ...recallOwnVehicle(), ...part }
  const isNone = ownValue.trim() === '' && owed.trim() === ''
  writeStored('tab', key, isNone ? null : { ownValue, owed, ...(valued && { valued }) })
}

const longest = 60

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

function onlyTexts(valued: object): PartExchangeParams {
  return Object.fromEntries(
    Object.entries(valued).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, textOf(String(value))]] : [],
    ),
  )
}
