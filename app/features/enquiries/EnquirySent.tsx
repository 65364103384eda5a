import { Notice } from '#app/ui/Notice.tsx'
import { callLink, site } from '#content/site.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { answerLabel, type EnquiryValues, fieldsOfKind } from '#domain/enquiries/enquiry-fields.ts'
import { formatViewingDay } from '#domain/enquiries/viewing-days.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { DepositLinks } from '../valuation/DepositLinks.tsx'
import { depositChoices, depositChoicesByType } from '../valuation/deposit-choices.ts'
import classes from './EnquirySent.module.css'
import type { EnquiredVehicle } from './enquired-vehicle.ts'
import { enquiryWords } from './enquiry-words.ts'
import { lowEndOf } from './offered-values.ts'

interface EnquirySentProps {
  kind: EnquiryKind
  vehicle: EnquiredVehicle | null
  reference: string
  values: EnquiryValues
}

/** Confirms an enquiry: its reference, what happens next and what was sent. */
export function EnquirySent({ kind, vehicle, reference, values }: EnquirySentProps) {
  const { sent, next } = enquiryWords[kind]
  const answers = fieldsOfKind[kind].flatMap((field) =>
    values[field] ? [{ field, answer: values[field] }] : [],
  )
  // A vehicle that was sold is neither shown nor held.
  const endsThere = vehicle?.state === 'sold' && (kind === 'viewing' || kind === 'reserve')
  return (
    <section aria-label="Your request" className={classes.sent}>
      <Notice tone="success" role="alert" title={sent} />
      <dl className={classes.reference}>
        <dt>Your reference</dt>
        <dd>{reference}</dd>
      </dl>
      <h2 className={classes.heading}>What happens next</h2>
      <ol className={classes.steps}>
        {vehicle && vehicle.state !== 'forecourt' ? (
          <li>
            {vehicle.state === 'sold'
              ? 'This vehicle has been sold since you opened the form. We will tell you about others like it.'
              : 'This vehicle is reserved for another buyer at the moment. We will tell you if it becomes free.'}
          </li>
        ) : null}
        {(endsThere ? [] : next).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.words}>
        To change something or to talk sooner, call <a href={callLink}>{site.phone.label}</a> and give your
        reference.
      </p>
      <DepositLinks choices={depositsAfter(kind, vehicle, values)} />
      <h2 className={classes.heading}>What you sent</h2>
      <dl className={classes.answers}>
        {answers.map(({ field, answer }) => (
          <div key={field}>
            <dt>{answerLabel(field)}</dt>
            <dd>{field === 'viewingDay' ? formatViewingDay(answer) : answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** With a vehicle that is still for sale, its own payments; else those of each type. */
function depositsAfter(kind: EnquiryKind, vehicle: EnquiredVehicle | null, values: EnquiryValues) {
  const low = kind === 'part-exchange' ? lowEndOf(values.valuation) : null
  if (low === null) return []
  return vehicle?.type && vehicle.state === 'forecourt'
    ? depositChoices(low, { type: vehicle.type, vehicleId: vehicle.id })
    : depositChoicesByType(low, vehicleTypes)
}
