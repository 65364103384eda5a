import type { Random } from './random.ts'
import {
  equipmentSentence,
  type Fields,
  openingSentence,
  paperSentences,
  placeSentence,
  type Told,
} from './vehicle/prose.ts'

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
  return { attentionGrabber: grabber(vehicle, draft), description: paragraphs.filter(Boolean).join('\n\n') }
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

function grabber(vehicle: Fields, draft: Told): string {
  if (vehicle.ownershipCondition === 'New') return 'New, delivery miles'
  if (vehicle.serviceHistory === 'Full dealership history') return 'Full dealership history'
  if (Number(vehicle.owners) === 1) return 'One owner from new'
  if (vehicle.serviceHistory === 'Full service history') return 'Full service history'
  return draft.features.at(-1)?.name ?? ''
}
