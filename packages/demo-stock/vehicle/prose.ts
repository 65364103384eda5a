import type { Random } from '../random.ts'
import { formatMonth, parseDay } from './day.ts'
import type { Draft } from './draft.ts'

/** A vehicle's fields by name, put into sentences as they are. */
export type Fields = Record<string, unknown>
export type Told = Pick<Draft, 'vehicle' | 'features' | 'site'>

const grouped = new Intl.NumberFormat('en-GB')

export function miles(count: number): string {
  return grouped.format(count)
}

export function openingSentence(vehicle: Fields, random: Random): string {
  const name = `${vehicle.make} ${vehicle.model}`
  if (vehicle.ownershipCondition === 'New') {
    return `A new, unregistered ${name} in ${String(vehicle.colour).toLowerCase()}, with delivery miles only. It will be registered in your name, so you are its first keeper.`
  }
  const owners = Number(vehicle.owners)
  const kept = owners === 1 ? 'one owner' : `${owners} owners`
  const covered = miles(Number(vehicle.odometerReadingMiles))
  const since = formatMonth(parseDay(String(vehicle.firstRegistrationDate)))
  return random.chance(0.5)
    ? `First registered in ${since}, this ${name} has covered ${covered} miles with ${kept}.`
    : `${covered} miles and ${kept} since this ${name} was first registered in ${since}.`
}

export function paperSentences(vehicle: Fields): string {
  const said: string[] = []
  if (vehicle.serviceHistory) {
    const last = vehicle.lastServiceDate
      ? `, last serviced in ${formatMonth(parseDay(String(vehicle.lastServiceDate)))} at ${miles(Number(vehicle.lastServiceOdometerReadingMiles))} miles`
      : ''
    said.push(`${vehicle.serviceHistory}${last}.`)
  }
  if (vehicle.motExpiryDate) {
    said.push(`MOT due by ${formatMonth(parseDay(String(vehicle.motExpiryDate)))}.`)
  }
  if (vehicle.keys !== undefined) said.push(Number(vehicle.keys) === 2 ? 'Two keys.' : 'One key.')
  return said.join(' ')
}

/** Empty when the vehicle has too few fields. */
export function equipmentSentence({ features }: Told, random: Random): string {
  const told = features
    .slice(-14)
    .filter(() => random.chance(0.5))
    .slice(0, 5)
    .map(({ name }) => inSentence(name))
  if (told.length < 2) return ''
  return `Equipment includes ${told.slice(0, -1).join(', ')} and ${told.at(-1)}.`
}

export function placeSentence({ site }: Told): string {
  return `To be seen and driven at our ${site.town} site: ${site.address}, ${site.postCode}.`
}

function inSentence(name: string): string {
  const proper = /^(Apple|Bluetooth|Matrix|[A-Z]{2})/.test(name)
  return proper ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
