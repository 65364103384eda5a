import { knownMake } from '#domain/makes/known-make.ts'
import { type VisitorPlate, whyNotFilled } from '#domain/registers/plate-answer.ts'
import { knownColour, knownWord } from '#domain/stock/known-word.ts'

/** What the DVLA says of a visitor's own vehicle, for a form that asks for make and year, and a sentence on it. */
export interface FilledByPlate {
  make: string | null
  year: string | null
  /** A type of vehicle. */
  type: string | null
  notice: string
}

export function fillByPlate(answer: VisitorPlate): FilledByPlate {
  if (answer.state !== 'found')
    return {
      make: null,
      year: null,
      type: null,
      notice: `${whyNotFilled(answer)} You can fill in the form yourself.`,
    }
  const { facts } = answer
  const make = facts.make === null ? null : knownMake(facts.make)
  const year = facts.yearOfManufacture === null ? null : String(facts.yearOfManufacture)
  const fuel = facts.fuel === null ? null : (knownWord('fuelType', facts.fuel) ?? facts.fuel).toLowerCase()
  const colour = facts.colour === null ? null : (knownColour(facts.colour) ?? facts.colour).toLowerCase()
  const known = [make, year, fuel, colour].filter(Boolean).join(', ')
  return {
    make,
    year,
    type: facts.type,
    notice: known
      ? `The DVLA says: ${known}. Check it, then add the model and the mileage, which it does not know.`
      : 'The DVLA knows this number plate but tells nothing about the vehicle. You can fill in the form yourself.',
  }
}
