import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { rememberPostcode } from '../search/tab-postcode.ts'

/** The postcode of the used-cars page: kept in the tab for the order "Distance", sent nowhere from here. */
export function NearMe() {
  const [kept, setKept] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function keep() {
    const postcode = input.current?.value.trim() ?? ''
    if (postcode === '') return
    rememberPostcode(postcode)
    setKept(true)
  }

  // It may have been typed and left before the script came, or brought back by the browser.
  const keepEarly = useEffectEvent(() => {
    if (input.current !== document.activeElement) keep()
  })
  useEffect(() => keepEarly(), [])

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
        ref={input}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        placeholder="L3 0ZZ"
        onBlur={keep}
      />
    </Field>
  )
}
