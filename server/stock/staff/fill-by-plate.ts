import { answersOfPlate, fillIn, withPlateFacts } from '#domain/registers/complete-by-plate.ts'
import { registerPlate } from '#domain/registers/plate.ts'
import { type FoundPlate, whyNotFilled } from '#domain/registers/plate-answer.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Dvla } from '../../registers/dvla.ts'
import type { VehicleAnswers } from './parse-vehicle.ts'
import { ukDate } from './vehicle-details.ts'

/** The form of a vehicle after the DVLA was asked for its plate. */
export interface FilledForm {
  answers: VehicleAnswers
  /** The plate whose facts are in the form; null for none. */
  plate: string | null
  isFilled: boolean
  /** What was filled in, or why nothing was. */
  words: string
}

/**
 * Asks for the registration of the form. What the person has typed stays.
 *
 * @param before the plate that filled in the form before: what is as the DVLA said of it was not typed.
 */
export async function fillByPlate(
  dvla: Dvla,
  given: VehicleAnswers,
  before: string | null,
): Promise<FilledForm> {
  const { registration = '', ...fields } = given
  const answer = await dvla.lookUp(registration)
  if (answer.state !== 'found') {
    const words = `${whyNotFilled(answer)} Fill in the form yourself.`
    return { answers: given, plate: before, isFilled: false, words }
  }
  const former = before === null ? null : await dvla.lookUp(before)
  const { registration: plate, ...known } = asInForm(answersOfPlate(registration, answer.facts))
  const { answers, filled, differing } = fillIn(
    fields,
    known,
    before !== null && former?.state === 'found' ? asInForm(answersOfPlate(before, former.facts)) : {},
  )
  const words = [
    filled.length > 0
      ? `The DVLA filled in ${filled.map(spelled).join(', ')}.`
      : 'The DVLA adds nothing to the form.',
    ...differing.map(([name, dvla]) => `Your ${spelled(name)} stays; the DVLA says ${dvla}.`),
    'It knows no model, no derivative and no mileage.',
  ].join(' ')
  return {
    answers: { ...answers, registration: plate ?? registration },
    plate: plate ?? null,
    isFilled: true,
    words,
  }
}

/** The record with what no form asks for and the source of each field, if the form still has the plate that was found. */
export async function withPlate(
  dvla: Dvla,
  record: StockRecord,
  answers: VehicleAnswers,
  plate: string,
): Promise<StockRecord> {
  if (registerPlate(answers.registration) !== registerPlate(plate)) return record
  // Of the same day, it is in memory.
  const found = await dvla.lookUp(plate)
  return found.state === 'found' ? withPlateFacts(record, ownAnswers(answers, plate, found), found) : record
}

/** What stands in the form in other words than the DVLA's. */
function ownAnswers(answers: VehicleAnswers, plate: string, { facts }: FoundPlate): VehicleAnswers {
  const known = asInForm(answersOfPlate(plate, facts))
  return Object.fromEntries(Object.entries(answers).filter(([name, text]) => text.trim() !== known[name]))
}

/** The name of a field in a sentence. */
function spelled(name: string): string {
  return name === 'co2' || name === 'mot' ? name.toUpperCase() : name
}

/** Days as a form has them: "14/03/2027". */
function asInForm(answers: VehicleAnswers): Record<string, string> {
  return { ...answers, ...(answers.mot !== undefined && { mot: ukDate(answers.mot) }) }
}
