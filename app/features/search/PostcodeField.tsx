import { useLayoutEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'

interface PostcodeFieldProps {
  postcode: string
  id: string
  formId?: string | undefined
  /** As in `SortSelect`. */
  repeated: boolean
  onChoose: (postcode: string) => void
}

/** Where distances are measured from. Applies on Enter or when the field loses the focus. */
export function PostcodeField({ postcode, id, formId, repeated, onChoose }: PostcodeFieldProps) {
  const [text, setText] = useState(postcode)
  const [chosen, setChosen] = useState(postcode)
  const [applied, setApplied] = useState(postcode)
  if (chosen !== postcode) {
    // The address has changed, as by the Back button.
    setChosen(postcode)
    setApplied(postcode)
    setText(postcode)
  }
  function apply(typed: string): void {
    setApplied(typed)
    onChoose(typed)
  }
  // Text typed before hydration; the form applies it when the field loses the focus.
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => setText((served) => input.current?.value ?? served), [])
  return (
    <Field label="Your postcode" id={id}>
      <Input
        ref={input}
        name={repeated ? undefined : 'postcode'}
        form={formId}
        value={text}
        placeholder="L3 0ZZ"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          // Unchanged, it must not replace the postcode of the tab: the field is empty where no distance is asked for.
          if (text.trim() !== applied) apply(text.trim())
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply(text.trim())
        }}
      />
    </Field>
  )
}
