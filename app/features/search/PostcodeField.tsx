import { Field, Input } from '#app/ui/Field.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { site } from '#content/site.ts'
import classes from './FilterField.module.css'

interface PostcodeFieldProps {
  postcode: string
  id: string
  formId?: string | undefined
  /** The id of another one in the form, which is submitted: this one has no name. */
  repeats?: string | undefined
  /** Whether the results have distances, which are measured from it. */
  isMeasured: boolean
}

/** Where distances are measured from. */
export function PostcodeField({ postcode, id, formId, repeats, isMeasured }: PostcodeFieldProps) {
  return (
    <>
      <Field label="Your postcode" id={id}>
        <Input
          name={repeats ? undefined : 'postcode'}
          data-repeats={repeats}
          form={formId}
          defaultValue={postcode}
          placeholder={site.address.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={10}
          enterKeyHint="search"
        />
      </Field>
      {isMeasured && postcode === '' ? <RememberedPostcode /> : null}
    </>
  )
}

/** Asks before the postcode that the tab remembers is sent. The script shows it, with the postcode, where there is one. */
function RememberedPostcode() {
  return (
    <div data-remembered-postcode hidden className={classes.remembered}>
      <button type="button" data-measure-from className={classes.more}>
        Measure from your postcode
      </button>
      <p className={textStyle.note}>You typed it earlier. It will be in this page’s address.</p>
    </div>
  )
}
