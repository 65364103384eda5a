import { Field, Input } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import stack from '#app/ui/Stack.module.css'
import classes from './FinanceCalculator.module.css'

interface TermFieldProps {
  /** Where a name is on the page twice. */
  idPrefix?: string
  name: string
  label: string
  unit?: string
  /** As typed. */
  value: string
  /** The last value that could be read: where the slider stands. */
  shown?: number
  fault: string | undefined
  /** What an empty field counts as. */
  placeholder?: string
  /** Whether pence after the point can be typed on a phone. */
  decimal?: boolean
  /** With these the field has a slider, which needs script. */
  min?: number
  max?: number
  step?: number
  onChange: (value: string) => void
}

/** A number to type, and the same number as a slider. */
export function TermField(props: TermFieldProps) {
  const { idPrefix = 'finance', name, label, unit, value, shown = 0, fault, placeholder } = props
  const { decimal = false, min, max, step, onChange } = props
  const id = `${idPrefix}-${name}`
  return (
    <div className={stack.xxs}>
      <Field id={id} label={unit ? `${label} (${unit})` : label} advice={fault ?? null}>
        <Input
          name={name}
          // Text, because a number field hides what it cannot read, and the visitor could not correct it.
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {max === undefined ? null : (
        <input
          type="range"
          aria-label={`${label} slider`}
          aria-valuetext={unit ? `${unit}${formatCount(shown)}` : String(shown)}
          className={classes.slider}
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
