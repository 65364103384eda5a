import { isSoldType } from '#content/sold-types.ts'
import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { enquiryFields, plateFields } from '#domain/enquiries/enquiry-fields.ts'
import { fillIn } from '#domain/registers/complete-by-plate.ts'
import { registerPlate } from '#domain/registers/plate.ts'
import { type VisitorPlate, whyNotFilled } from '#domain/registers/plate-answer.ts'
import { plateInOneLine, plateWords } from '#domain/registers/plate-words.ts'
import { plateParams } from './parse-valuation.ts'

/** What a visitor's form asks of their own vehicle. Only that of the valuation has a type. */
export type OwnVehicleForm = EnquiryValues & { type?: string }

export interface FilledByPlate {
  isFilled: boolean
  values: OwnVehicleForm
  /** The plate whose facts are in the form; null for none. */
  plate: string | null
  /** What the DVLA says, or why it says nothing. */
  notice: string
}

/**
 * The form after the DVLA was asked for its number plate. What the person has typed or corrected stays, until they ask for
 * another plate, which is another vehicle.
 *
 * @param before the plate that filled in the form before.
 */
export function fillByPlate(
  given: OwnVehicleForm,
  before: string | null,
  answer: VisitorPlate,
): FilledByPlate {
  if (answer.state !== 'found')
    return {
      isFilled: false,
      values: given,
      plate: before,
      notice: `${whyNotFilled(answer)} You can fill in the form yourself.`,
    }
  const plate = registerPlate(given.registration)
  const { type } = answer.facts
  const known = { ...plateWords(answer.facts), ...(type !== null && isSoldType(type) && { type }) }
  const own = before === null ? typedIn(given) : before === plate ? asked(given) : blank
  const { answers, differing } = fillIn(own, known, before === plate ? known : {})
  const isOtherMake = Boolean(given.make) && answers.make?.toLowerCase() !== given.make?.toLowerCase()
  const told = [known.make, known.year, known.fuel?.toLowerCase(), known.colour?.toLowerCase()].filter(
    Boolean,
  )
  const words = [
    told.length > 0
      ? `The DVLA says: ${told.join(', ')}. Check it, then add the model and the mileage, which it does not know.`
      : 'The DVLA has this number plate on record but gave us no details of the vehicle. You can fill in the form yourself.',
    ...differing.map(([name, dvla]) => `Your ${spelled(name)} stays; the DVLA says ${dvla}.`),
  ]
  return {
    isFilled: true,
    values: {
      ...given,
      ...answers,
      ...(isOtherMake && { model: '' }),
      dvla: Object.keys(known).length > 0 ? plateInOneLine(answer) : '',
    },
    plate,
    notice: words.join(' '),
  }
}

const fields = ['type', 'make', 'year', ...plateFields.filter((field) => field !== 'dvla')] as const

/** Of a vehicle that the DVLA was not asked about. */
const blank: Record<string, string> = Object.fromEntries(fields.map((field) => [field, '']))

function asked(given: OwnVehicleForm): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, given[field] ?? '']))
}

/** Without the year that was read from the plate. A list of types has no blank, so its type counts once a make is chosen. */
function typedIn(given: OwnVehicleForm): Record<string, string> {
  const isOfPlate = given.year === plateParams(given.registration ?? '')?.year
  return { ...asked(given), ...(isOfPlate && { year: '' }), ...(!given.make && { type: '' }) }
}

/** The name of a field in a sentence. */
function spelled(name: string): string {
  if (name === 'type') return 'type of vehicle'
  if (name === 'co2' || name === 'mot') return name.toUpperCase()
  const { label } = enquiryFields[name as keyof typeof enquiryFields]
  return label.charAt(0).toLowerCase() + label.slice(1)
}
