import { Notice } from '#app/ui/Notice.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationFields, fieldsOfStep } from '#domain/applications/application-fields.ts'
import { neverStored } from './application-draft.ts'
import type { ApplicationValues } from './application-values.ts'
import { FieldLink } from './SubmissionFailed.tsx'

/** In a step with a field that is not kept: what becomes of the answers when the page is reloaded. */
export function ReloadNote({ step }: { step: number }) {
  if (!fieldsOfStep(step).some(({ name }) => neverStored.includes(name))) return null
  return (
    <p className={textStyle.finePrint}>
      If you reload this page, we keep your answers in this tab for up to an hour, except your date of birth
      and income. We never store those two in your browser, so you would enter them again.
    </p>
  )
}

interface AskedAgainProps {
  /** The fields that had an answer before the reload. */
  fields: readonly ApplicationField[]
  step: number
  values: ApplicationValues
  onCorrect: (field: string, inputId: string) => void
}

/** After a reload: the answers that are asked again, each with a link to it once its step is reached. */
export function AskedAgain({ fields, step, values, onCorrect }: AskedAgainProps) {
  const asked = applicationFields.filter(
    ({ name, step: itsStep }) => fields.includes(name) && values[name] === '' && itsStep <= step,
  )
  if (asked.length === 0) return null
  return (
    <Notice tone="info" role="status" title="Please enter these answers again">
      <p>We kept your other answers when the page was reloaded. We never store these in your browser.</p>
      <ul>
        {asked.map(({ name, label }) => (
          <li key={name}>
            <FieldLink field={name} words={label} onCorrect={onCorrect} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
