import type { Random } from '../random.ts'
import { type Day, formatDay } from './day.ts'
import type { Life } from './plan.ts'

export interface History {
  serviceHistory?: string
  lastServiceDate?: string
  lastServiceOdometerReadingMiles?: number
  motExpiryDate?: string
  keys?: number
}

/** MOT and service history, empty for a new vehicle. `firstMotYears`: three for cars and vans, one for trucks. */
export function historyOf(
  life: Life,
  mileage: number,
  today: Day,
  firstMotYears: number,
  random: Random,
): History {
  if (life.condition === 'New') return {}
  const history: History = {
    motExpiryDate: formatDay(motExpiry(life, today, firstMotYears, random)),
    keys: life.ageYears > 4 && random.chance(0.2) ? 1 : 2,
  }
  if (life.ageYears < 0.9) return history
  const kind = random.next()
  history.serviceHistory = serviceHistory(kind - life.ageYears * 0.012)
  if (kind > 0.3) {
    const daysAgo = Math.min(random.whole(15, 330), Math.round(life.ageYears * 300))
    history.lastServiceDate = formatDay(today - daysAgo)
    const share = Math.max(0.05, 1 - daysAgo / (life.ageYears * 365 + 30))
    history.lastServiceOdometerReadingMiles = Math.round(mileage * share)
  }
  return history
}

/** From the best to none; `chance` is below 1. */
function serviceHistory(chance: number): string {
  if (chance > 0.55) return 'Full service history'
  if (chance > 0.3) return 'Full dealership history'
  if (chance > 0.1) return 'Service history'
  if (chance > -0.02) return 'Part service history'
  return 'No service history'
}

function motExpiry(life: Life, today: Day, firstMotYears: number, random: Random): Day {
  const first = life.registered + Math.round(firstMotYears * 365.25)
  return first > today + 30 ? first : today + random.whole(120, 364)
}
