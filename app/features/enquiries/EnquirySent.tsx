import { soldTypes } from '#content/sold-types.ts'
import { answerLabel, type EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { fieldsOfKind } from '#domain/enquiries/enquiry-fields.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import { formatViewingDay } from '#domain/enquiries/viewing-days.ts'
import { adviceOn } from '../application/application-values.ts'
import { Confirmation, SentAnswers } from '../application/Confirmation.tsx'
import { DepositLinks } from '../valuation/DepositLinks.tsx'
import type { EnquiredVehicle } from './enquired-vehicle.ts'
import { enquiryText } from './enquiry-text.ts'
import { rangeOf } from './offered-values.ts'

interface EnquirySentProps {
  kind: EnquiryKind
  vehicle: EnquiredVehicle | null
  reference: string
  values: EnquiryValues
}

/** Confirms an enquiry: its reference, what happens next and what was sent. */
export function EnquirySent({ kind, vehicle, reference, values }: EnquirySentProps) {
  const { sent, next } = enquiryText[kind]
  const answers = fieldsOfKind[kind].flatMap((field) => {
    const answer = values[field]
    if (!answer) return []
    const text = field === 'viewingDay' ? formatViewingDay(answer) : answer
    // Of a slip nobody would know: the answer to the enquiry goes there.
    const advice = field === 'phone' || field === 'email' ? adviceOn(field, answer) : null
    return [{ label: answerLabel(field), text, advice }]
  })
  const range = kind === 'part-exchange' ? rangeOf(values.valuation) : null
  const { make, model, year, mileage } = values
  const ownVehicle = { make, model, year, mileage }
  // With a vehicle that is still for sale, its own payments; else those of each type.
  const wanted = vehicle?.state === 'forecourt' ? vehicle : null
  // A vehicle that has left is neither shown nor held.
  const endsThere = vehicle?.state === 'sold' && (kind === 'viewing' || kind === 'reserve')
  const steps = [...(vehicle ? stateInWords[vehicle.state] : []), ...(endsThere ? [] : next)]
  return (
    <Confirmation
      label="Your request"
      title={sent}
      announced
      reference={reference}
      steps={steps}
      callTo="change something or to talk sooner"
    >
      {range === null ? null : (
        <DepositLinks
          low={range.low}
          types={wanted?.type ? [wanted.type] : soldTypes}
          vehicleId={wanted?.type ? wanted.id : null}
          valued={{ ...range, ...ownVehicle }}
        />
      )}
      <SentAnswers answers={answers} open />
    </Confirmation>
  )
}

const stateInWords: Readonly<Record<EnquiredVehicle['state'], readonly string[]>> = {
  forecourt: [],
  reserved: [
    'This vehicle is reserved for another buyer at the moment. We will tell you if it becomes free.',
  ],
  sold: ['This vehicle is no longer for sale. We will tell you about others like it.'],
}
