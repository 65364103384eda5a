import { useLayoutEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'

interface PostcodeFieldProps {
  postcode: string
  id: string
  formId?: string | undefined
  onChoose: (postcode: string) => void
}

/** Where distances are measured from. Takes effect on Enter or when it is left. */
export function PostcodeField({ postcode, id, formId, onChoose }: PostcodeFieldProps) {
  const [text, setText] = useState(postcode)
  const [chosen, setChosen] = useState(postcode)
  if (chosen !== postcode) {
    // The address has changed under it, as by Back.
    setChosen(postcode)
    setText(postcode)
  }
  // What was typed before the script came; the form applies it once the visitor has left the field.
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => setText((served) => input.current?.value ?? served), [])
  return (
    <Field label="Your postcode" id={id}>
      <Input
        ref={input}
        name="postcode"
        form={formId}
        value={text}
        placeholder="L3 0ZZ"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onChoose(text.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onChoose(text.trim())
        }}
      />
    </Field>
  )
}
