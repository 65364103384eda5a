import { Field } from '#app/ui/Field.tsx'
import { site } from '#content/site.ts'
import { AppliedInput } from './AppliedInput.tsx'
import { RememberedPostcode } from './RememberedPostcode.tsx'

interface PostcodeFieldProps {
  postcode: string
  id: string
  formId?: string | undefined
  /** As in `SortSelect`. */
  repeated: boolean
  /** Whether the results have distances, which are measured from it. */
  isMeasured: boolean
  onChoose: (postcode: string) => void
}

/** Where distances are measured from. */
export function PostcodeField({ postcode, id, formId, repeated, isMeasured, onChoose }: PostcodeFieldProps) {
  return (
    <>
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
      {isMeasured && postcode === '' ? <RememberedPostcode onUse={onChoose} /> : null}
    </>
  )
}
