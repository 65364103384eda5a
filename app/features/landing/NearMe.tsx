import { useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { rememberPostcode } from '../search/tab-postcode.ts'

/** The postcode of the used-cars page: kept in the tab for the order "Distance", sent nowhere from here. */
export function NearMe() {
  const [kept, setKept] = useState(false)
  return (
    <Field
      label="Your postcode"
      id="near-me"
      hint={
        kept
          ? 'Kept in this tab. Sort results by distance to use it.'
          : 'To see how far away each car is. Not sent from this page.'
      }
    >
      <Input
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        placeholder="L3 0ZZ"
        onBlur={({ target }) => {
          const postcode = target.value.trim()
          if (postcode === '') return
          rememberPostcode(postcode)
          setKept(true)
        }}
      />
    </Field>
  )
}
