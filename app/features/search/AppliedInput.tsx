import { type ComponentProps, useEffect, useRef } from 'react'
import { Input } from '#app/ui/Field.tsx'

interface AppliedInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue'> {
  value: string
  onApply: (text: string) => void
}

/**
 * A text that applies on Enter, or when the field loses the focus with another text. React does not control it, so what
 * is typed before hydration stays. A changed `value`, as by the Back button, replaces the text.
 */
export function AppliedInput({ value, onApply, ...rest }: AppliedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const applied = useRef(value)
  useEffect(() => {
    if (input.current && applied.current !== value) input.current.value = value
    applied.current = value
  }, [value])
  function apply(text: string): void {
    applied.current = text
    onApply(text)
  }
  return (
    <Input
      ref={input}
      defaultValue={value}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== applied.current) apply(currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        apply(event.currentTarget.value)
      }}
      {...rest}
    />
  )
}
