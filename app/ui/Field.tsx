import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { classNames } from './class-names.ts'
import classes from './Field.module.css'
import { ChevronDown } from './icons.ts'

interface FieldProps {
  label: string
  /** The id of the control inside, which reads it from context. */
  id: string
  /** Below the label, and read out with the control. */
  hint?: string | undefined
  /** Advice on the value, announced when it appears. Null: none at present. Absent: this field never has any. */
  advice?: string | null | undefined
  /** For several controls, each with a label of its own: a fieldset, whose legend is `label`. */
  group?: boolean
  children: ReactNode
}

/** A label, its control, a hint and advice, associated for assistive technology. */
export function Field({ label, id, hint, advice, group = false, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const adviceId = advice ? `${id}-advice` : undefined
  const describedBy = [hintId, adviceId].filter(Boolean).join(' ') || undefined
  const content = (
    <>
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      {advice === undefined ? null : (
        // A live region must be in the page before its text, or screen readers do not announce it.
        <div aria-live="polite" className={classes.live}>
          {advice ? (
            <p id={adviceId} className={classes.advice}>
              {advice}
            </p>
          ) : null}
        </div>
      )}
      <FieldContext value={group ? {} : { id, 'aria-describedby': describedBy }}>{children}</FieldContext>
    </>
  )
  if (group)
    return (
      <fieldset id={id} aria-describedby={describedBy} className={classes.field}>
        <legend className={classes.label}>{label}</legend>
        {content}
      </fieldset>
    )
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {content}
    </div>
  )
}

interface FieldAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/** For the control inside. Outside of a `Field` there are none. */
const FieldContext = createContext<FieldAttributes>({})

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useContext(FieldContext)} className={classNames(classes.control, className)} {...rest} />
}

/** Text of several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useContext(FieldContext)} className={classNames(classes.control, className)} {...rest} />
  )
}

/** The native select, with the picker and the keyboard search of the platform. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(classes.select, className)}>
      <select
        {...useContext(FieldContext)}
        className={classNames(classes.control, classes.selectControl)}
        {...rest}
      />
      <ChevronDown aria-hidden size={18} className={classes.chevron} />
    </span>
  )
}
