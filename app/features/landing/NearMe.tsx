import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'

/**
 * With script (`app/enhance/enhance-near-me.ts`) a postcode is kept in session storage for the sort by distance. The
 * used-cars page itself does not send it.
 */
export function NearMe() {
  return (
    <Field
      label="Your postcode"
      id="near-me"
      hint="We only use it when you sort results by distance. This page does not send it to us."
    >
      <Input
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        placeholder="L3 0ZZ"
        data-near-me
        data-kept-hint="Saved until you close this tab. Sort your results by distance to see how far away each car is."
      />
    </Field>
  )
}
