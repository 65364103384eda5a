import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import {
  describeMonths,
  monthsAtAddress,
  monthsOfAddresses,
  type TimeAtAddress,
} from '#domain/applications/address-history.ts'
import classes from './AddressHistory.module.css'
import fields from './ApplicationFields.module.css'

interface AddressHistoryProps {
  time: TimeAtAddress
  onChange: (time: TimeAtAddress) => void
  enterKey: 'next' | 'done' | undefined
}

const asked = `Lenders usually ask for your addresses for the last ${describeMonths(monthsOfAddresses)}.`

/** How much of the three years the address covers. For the applicant only: the body of the form has no field for it. */
export function AddressHistory({ time, onChange, enterKey }: AddressHistoryProps) {
  const months = monthsAtAddress(time)
  const covered = Math.min(months ?? 0, monthsOfAddresses)
  return (
    <div className={fields.whole}>
      <Field label="How long have you lived here?" id="application-time-at-address" hint={asked} group>
        <div className={fields.boxes}>
          {(['years', 'months'] as const).map((part) => (
            <Field
              key={part}
              label={part === 'years' ? 'Years' : 'Months'}
              id={`application-address-${part}`}
            >
              <Input
                type="number"
                min={0}
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint={enterKey}
                value={time[part]}
                onChange={(event) => onChange({ ...time, [part]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </div>
      </Field>
      <meter
        aria-label={`Address history, of ${describeMonths(monthsOfAddresses)}`}
        aria-valuetext={describeMonths(covered)}
        max={monthsOfAddresses}
        value={covered}
        className={classes.meter}
      />
      <p role="status" className={classes.words}>
        {wordsFor(months)}
      </p>
    </div>
  )
}

/** The same for a form without script. */
export function AddressHistoryNote() {
  return (
    <p className={`${fields.whole} ${classes.words}`}>
      {asked} If you have lived here for less, have your earlier addresses ready when we contact you. This
      form does not ask for them.
    </p>
  )
}

const notSent = 'This answer is for you: the form does not send it.'

function wordsFor(months: number | null): string {
  if (months === null) return `Enter how long to see whether this address is enough. ${notSent}`
  if (months >= monthsOfAddresses)
    return `This address covers all ${describeMonths(monthsOfAddresses)}. ${notSent}`
  const missing = describeMonths(monthsOfAddresses - months)
  return `This address covers ${describeMonths(months)}. Have your addresses for the ${missing} before that ready when we contact you. ${notSent}`
}
