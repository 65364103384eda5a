import type { Random } from './random.ts'
import type { Fields, Told } from './vehicle/prose.ts'
import { equipmentSentence, miles, openingSentence, paperSentences, placeSentence } from './vehicle/prose.ts'

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
    ? `payload of ${miles(Number(vehicle.payloadWeightKG))} kg`
    : 'payload that we will confirm'
  const engine = `${vehicle.enginePowerBHP} bhp`
  if (vehicle.payloadLengthMM && vehicle.bodyType !== 'Luton') {
    return `A load length of ${(Number(vehicle.payloadLengthMM) / 1000).toFixed(2)} m and a ${payload}, moved by ${engine}.`
  }
  if (vehicle.bodyType === 'Luton')
    return `Luton body on a ${vehicle.wheelbaseType} chassis, with ${engine} and a ${payload}.`
  if (vehicle.bodyType === 'Minibus')
    return `${vehicle.seats} seats including the driver’s, and ${engine}. Ask us which licence you need to drive it.`
  return `${vehicle.bodyType} with ${engine} and a ${payload}.`
}

function grabber(vehicle: Fields): string {
  if (vehicle.ownershipCondition === 'New') return 'New, delivery miles'
  if (Number(vehicle.owners) === 1) return 'One owner from new'
  if (vehicle.emissionClass === 'Euro 6') return 'Euro 6'
  return String(vehicle.serviceHistory ?? '')
}
