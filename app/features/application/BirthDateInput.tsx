import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { Field, Input } from '#app/ui/Field.tsx'
import {
  type BirthDateBoxes,
  joinBirthDate,
  readBirthDate,
  splitBirthDate,
} from '#domain/applications/birth-date.ts'
import classes from './ApplicationFields.module.css'
import { useNativeChange } from './use-advice.ts'

interface BirthDateInputProps {
  name: string
  label: string
  hint: string | undefined
  advice: string | null | undefined
  /** The initial one. */
  value: string
  onChange: (value: string) => void
  /** Called when the focus leaves the three boxes, and when all of them are filled in. */
  onLeave: () => void
  enterKey: 'next' | 'done' | undefined
}

const parts = [
  { part: 'day', label: 'Day' },
  { part: 'month', label: 'Month' },
  { part: 'year', label: 'Year' },
] as const

/** Three boxes. A whole date that is pasted or filled into one of them is split over all three. */
export function BirthDateInput(props: BirthDateInputProps) {
  const { name, label, hint, advice, value, onChange, onLeave, enterKey } = props
  // As typed: the field would show "4" for "04" while the year is typed.
  const [boxes, setBoxes] = useState<BirthDateBoxes>(() => splitBirthDate(value))

  function type(part: keyof BirthDateBoxes, text: string) {
    const whole = readBirthDate(text)
    const next = whole ? splitBirthDate(whole) : { ...boxes, [part]: text }
    setBoxes(next)
    onChange(joinBirthDate(next))
  }

  const group = useRef<HTMLDivElement>(null)
  const changed = useCallback(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    if (inputs.every(({ value }) => value.trim() !== '')) return onLeave()
    // A box that is left for the next one has the event before that one has the focus.
    setTimeout(() => {
      if (!group.current?.contains(document.activeElement)) onLeave()
    })
  }, [onLeave])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onLeave()
  }

  return (
    <div ref={group} className={classes.whole}>
      <Field label={label} id={`application-${name}`} hint={hint} advice={advice} group>
        <div ref={useNativeChange(changed)} className={classes.boxes}>
          {parts.map(({ part, label }) => (
            <Field key={part} label={label} id={`application-${name}-${part}`}>
              <Input
                name={`${name}-${part}`}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                enterKeyHint={enterKey}
                value={boxes[part]}
                onChange={(event) => type(part, event.currentTarget.value)}
                onBlur={leave}
              />
            </Field>
          ))}
        </div>
      </Field>
    </div>
  )
}
