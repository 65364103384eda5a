import { useId } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { MakeModelFields } from '../make-model-search/MakeModelFields.tsx'
import type { MakeModelChoice } from '../make-model-search/make-model-choice.ts'
import classes from './ValuationForm.module.css'

/** The fragment of the form's action: on a phone the answer is below the form, out of view. */
export const answerId = 'answer'

interface ValuationFormProps {
  initial: MakeModelChoice
  asked: { year: string; mileage: string }
  /** The path of the page with the form, which also answers it. */
  pagePath: string
}

/** Asks about the vehicle only, not about its owner. */
export function ValuationForm({ initial, asked, pagePath }: ValuationFormProps) {
  const id = useId()
  return (
    <form method="get" action={`${pagePath}#${answerId}`} className={classes.form} data-make-model>
      <MakeModelFields choice={initial} types={['car', 'van', 'truck']} pagePath={pagePath} />
      <div className={classes.pair}>
        <Field label="Year" id={`${id}year`}>
          <Input name="year" inputMode="numeric" maxLength={4} defaultValue={asked.year} />
        </Field>
        <Field label="Mileage" id={`${id}mileage`}>
          <Input name="mileage" inputMode="numeric" maxLength={9} defaultValue={asked.mileage} />
        </Field>
      </div>
      <Button type="submit" size="l">
        Show price range
      </Button>
    </form>
  )
}
