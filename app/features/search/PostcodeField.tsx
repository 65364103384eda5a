import { useEffect, useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { site } from '#content/site.ts'
import { AppliedInput } from './AppliedInput.tsx'
import fieldClasses from './FilterField.module.css'
import { recallPostcode } from './tab-postcode.ts'

interface PostcodeFieldProps {
  postcode: string
  /** Whether the search needs a place now: it is sorted or filtered by distance. */
  isNeeded: boolean
  id: string
  formId?: string | undefined
  /** As in `SortSelect`. */
  repeated: boolean
  onChoose: (postcode: string) => void
}

/** Where distances are measured from. A postcode that was given elsewhere in the tab is sent only when this is pressed. */
export function PostcodeField({ postcode, isNeeded, id, formId, repeated, onChoose }: PostcodeFieldProps) {
  const [recalled, setRecalled] = useState('')
  useEffect(() => setRecalled(isNeeded && postcode === '' ? recallPostcode() : ''), [isNeeded, postcode])
  return (
    <div>
      <Field label="Your postcode" id={id}>
        <AppliedInput
          name={repeated ? undefined : 'postcode'}
          form={formId}
          value={postcode}
          placeholder={site.address.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={10}
          enterKeyHint="search"
          onApply={onChoose}
        />
      </Field>
      {recalled ? (
        <button type="button" className={fieldClasses.more} onClick={() => onChoose(recalled)}>
          {`Measure from ${recalled}, as you typed before`}
        </button>
      ) : null}
    </div>
  )
}
