import type { Random } from './random.ts'
import { formatMonth, parseDay } from './vehicle/day.ts'
import type { Draft } from './vehicle/draft.ts'

/** A description that states only what the record contains. */
export function describeCar(draft: Told, random: Random) {
  const vehicle: Fields = draft.vehicle
  const paragraphs = [
    openingSentence(vehicle, random),
    paperSentences(vehicle),
    runningSentence(vehicle),
    equipmentSentence(draft, random),
    placeSentence(draft),
  ]
  return {
    attentionGrabber: grabber(vehicle),
    description: paragraphs.filter(Boolean).join('\n\n'),
  }
}

function runningSentence(vehicle: Fields): string {
  const tax = `£${vehicle.vehicleExciseDutyWithoutSupplementGBP} a year`
  if (vehicle.fuelType === 'Electric') {
    const hours = Math.ceil(Number(vehicle.batteryChargeTime))
    return `The official range when new is ${vehicle.batteryRangeMiles} miles. A 7.4 kW wall box fills the ${vehicle.batteryCapacityKWH} kWh battery in about ${hours} hours. Road tax is ${tax}.`
  }
  const mpg = vehicle.fuelEconomyWLTPCombinedMPG ?? vehicle.fuelEconomyNEDCCombinedMPG
  const plugIn = vehicle.batteryRangeMiles
    ? ` It drives up to ${vehicle.batteryRangeMiles} miles on electricity.`
    : ''
  return `${vehicle.enginePowerBHP} bhp, an official ${mpg} mpg combined and ${vehicle.co2EmissionGPKM} g/km of CO2; road tax is ${tax}.${plugIn}`
}

/** What the facts beside the price do not say of a car or van; most have nothing more. */
function grabber(vehicle: Fields): string {
  return vehicle.ownershipCondition === 'New' ? 'New, delivery miles' : ''
}

/** A description that states only what the record contains. */
export function describeTruck(draft: Told, random: Random) {
  const vehicle: Fields = draft.vehicle
  const paragraphs = [
    openingSentence(vehicle, random),
    chassisSentence(vehicle),
    paperSentences(vehicle),
    equipmentSentence(draft, random),
    placeSentence(draft),
  ]
  return {
    attentionGrabber: `${vehicle.axleConfiguration} ${vehicle.subStyle}`,
    description: paragraphs.filter(Boolean).join('\n\n'),
  }
}

function chassisSentence(vehicle: Fields): string {
  const weight =
    vehicle.style === 'Tractor Unit'
      ? `plated for ${miles(Number(vehicle.grossCombinedWeightKG))} kg gross train weight`
      : `${miles(Number(vehicle.grossVehicleWeightKG))} kg gross`
  const box = vehicle.transmissionType === 'Automatic' ? 'an automated gearbox' : 'a manual gearbox'
  return `${vehicle.axleConfiguration}, ${weight}, ${vehicle.cabType}, ${vehicle.enginePowerBHP} bhp through ${box}.`
}

/** A description that states only what the record contains. */
export function describeVan(draft: Told, random: Random) {
  const vehicle: Fields = draft.vehicle
  const paragraphs = [
    openingSentence(vehicle, random),
    paperSentences(vehicle),
    loadSentence(vehicle),
    equipmentSentence(draft, random),
    placeSentence(draft),
  ]
  return { attentionGrabber: grabber(vehicle), description: paragraphs.filter(Boolean).join('\n\n') }
}

function loadSentence(vehicle: Fields): string {
  const payload = vehicle.payloadWeightKG
    ? ` and a payload of ${miles(Number(vehicle.payloadWeightKG))} kg`
    : ''
  const engine = `${vehicle.enginePowerBHP} bhp`
  if (vehicle.payloadLengthMM && vehicle.bodyType !== 'Luton') {
    return `A load length of ${(Number(vehicle.payloadLengthMM) / 1000).toFixed(2)} m${payload}. ${engine}.`
  }
  if (vehicle.bodyType === 'Luton')
    return `Luton body on a ${vehicle.wheelbaseType} chassis, with ${engine}${payload}.`
  if (vehicle.bodyType === 'Minibus')
    return `${vehicle.seats} seats including the driver’s, and ${engine}. Ask us which licence you need to drive it.`
  return `${vehicle.bodyType} with ${engine}${payload}.`
}

/** A vehicle's fields by name, put into sentences as they are. */
type Fields = Record<string, unknown>
type Told = Pick<Draft, 'vehicle' | 'features' | 'site'>

const grouped = new Intl.NumberFormat('en-GB')

function miles(count: number): string {
  return grouped.format(count)
}

function openingSentence(vehicle: Fields, random: Random): string {
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

function paperSentences(vehicle: Fields): string {
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
function equipmentSentence({ features }: Told, random: Random): string {
  const told = features
    .slice(-14)
    .filter(() => random.chance(0.5))
    .slice(0, 5)
    .map(({ name }) => inSentence(name))
  if (told.length < 2) return ''
  return `Equipment includes ${told.slice(0, -1).join(', ')} and ${told.at(-1)}.`
}

function placeSentence({ site }: Told): string {
  return `See and drive it at our ${site.town} branch: ${site.address}, ${site.postCode}.`
}

function inSentence(name: string): string {
  const proper = /^(Apple|Bluetooth|Matrix|[A-Z]{2})/.test(name)
  return proper ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
