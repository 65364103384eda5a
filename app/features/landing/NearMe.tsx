import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { rememberPostcode } from '../search/tab-postcode.ts'

/** Keeps a postcode in session storage for the sort by distance. The used-cars page itself does not send it. */
export function NearMe() {
  const [kept, setKept] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function keep() {
    const postcode = input.current?.value.trim() ?? ''
    if (postcode === '') return
    rememberPostcode(postcode)
    setKept(true)
  }

  // A postcode typed before hydration, or restored by the browser, fires no React event.
  const keepTyped = useEffectEvent(() => {
    if (input.current !== document.activeElement) keep()
  })
  useEffect(() => keepTyped(), [])

  return (
    <Field
      label="Your postcode"
      id="near-me"
      hint={
        kept
          ? 'Saved until you close this tab. Sort your results by distance to see how far away each car is.'
          : 'We only use it when you sort results by distance. This page does not send it to us.'
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
