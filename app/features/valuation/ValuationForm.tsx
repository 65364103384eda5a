import { useId } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Field, Input } from '#app/ui/Field.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { soldTypes } from '#content/sold-types.ts'
import { MakeModelFields } from '../make-model-search/MakeModelFields.tsx'
import type { MakeModelChoice } from '../make-model-search/make-model-choice.ts'
import { DefaultButton, LookUpButton } from './LookUpButton.tsx'
import { PlateFields } from './PlateFields.tsx'
import type { OwnPlate } from './plate-values.ts'
import classes from './ValuationForm.module.css'

/** The fragment of the form's action: on a phone the answer is below the form, out of view. */
export const answerId = 'answer'

/** In the address that the form is sent to without script, to update its lists. */
export const listsParameter = 'lists'

interface ValuationFormProps {
  initial: MakeModelChoice
  /** `plate` is the age identifier of a number plate that was read before. */
  asked: { year: string; mileage: string; plate: string }
  /** What a readable number plate says: "A 71 plate: first registered …". */
  plate: string | null
  /** The number plate that the form was sent with. */
  posted: PostedPlate | null
  /** The stock id of the vehicle that the visitor came from. */
  vehicleId: string | null
  /** The path of the page with the form, which also answers it. */
  pagePath: string
  /** Whether the DVLA can be asked for make and year. */
  canLookUp: boolean
}

export interface PostedPlate extends OwnPlate {
  /** The sentence on a plate that gives no year; else null. */
  message: string | null
  /** What the DVLA says, where the visitor has asked for it; else null. */
  notice: string | null
}

const hint = 'We read the year from it and do not keep it. Leave it blank if you enter the year.'

/** Asks about the vehicle only, not about its owner. Posted, so that no number plate is in an address. */
export function ValuationForm({
  initial,
  asked,
  plate,
  posted,
  vehicleId,
  pagePath,
  canLookUp,
}: ValuationFormProps) {
  const id = useId()
  const registration = (
    <Field
      label="Number plate (optional)"
      id={`${id}plate`}
      hint={plate && posted ? `${plate} We do not keep it.` : hint}
      advice={posted?.message ?? null}
    >
      <Input
        name="registration"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={posted?.registration}
        aria-invalid={posted?.message ? true : undefined}
      />
    </Field>
  )
  return (
    <form method="post" action={`${pagePath}#${answerId}`} className={classes.form} data-make-model>
      {canLookUp ? <DefaultButton /> : null}
      {vehicleId ? <input type="hidden" name="vehicle" value={vehicleId} /> : null}
      {plate && posted === null ? (
        <div>
          <input type="hidden" name="plate" value={asked.plate} />
          <p className={textStyle.soft}>{plate}</p>
          <details>
            <summary className={classes.other}>Use another number plate</summary>
            {registration}
          </details>
        </div>
      ) : (
        <>
          {plate ? <input type="hidden" name="plate" value={asked.plate} /> : null}
          {registration}
        </>
      )}
      {canLookUp ? <LookUpButton /> : null}
      {posted ? <PlateFields {...posted} idOf={(field) => `${id}${field}`} /> : null}
      <MakeModelFields
        choice={initial}
        types={soldTypes}
        pagePath={`${pagePath}?${listsParameter}`}
        isRequired
      />
      <div className={classes.pair}>
        <Field label="Year" id={`${id}year`}>
          <Input name="year" inputMode="numeric" defaultValue={asked.year} />
        </Field>
        <Field label="Mileage" id={`${id}mileage`}>
          <Input name="mileage" inputMode="numeric" defaultValue={asked.mileage} />
        </Field>
      </div>
      <Button type="submit" size="l">
        Show price range
      </Button>
    </form>
  )
}
