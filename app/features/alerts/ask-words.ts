import { type Ask, askKey } from '#domain/alerts/alert.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** One thing that is asked for, as pages show it. */
export interface AskWords {
  /** See `askKey`. */
  key: string
  text: string
}

/** What an alert is about: the type of all its searches; null where it has others, or watches vehicles. */
export function typeOfAsks(asks: readonly Ask[]): VehicleType | null {
  const [type = null, ...others] = new Set(asks.map((ask) => (ask.kind === 'search' ? ask.type : null)))
  return others.length === 0 ? type : null
}

export function toAskWords(ask: Ask): AskWords {
  return {
    key: askKey(ask),
    text:
      ask.kind === 'search' ? `New matches: ${ask.words}` : `${ask.name}, if its price falls or it is sold`,
  }
}
