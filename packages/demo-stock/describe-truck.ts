import type { Random } from './random.ts'
import {
  equipmentSentence,
  type Fields,
  miles,
  openingSentence,
  paperSentences,
  placeSentence,
  type Told,
} from './vehicle/prose.ts'

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
