import { createContext, type ReactNode, useContext } from 'react'
import classes from './Field.module.css'

interface FieldProps {
  label: string
  /** Of the control inside: `Select` and `Input` take it from here. */
  id: string
  /** Advice below the label, read out with the control. */
  hint?: string | undefined
  children: ReactNode
}

/** A label, its control and a hint, tied together for those who hear the page. */
export function Field({ label, id, hint, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <FieldContext value={{ id, 'aria-describedby': hintId }}>{children}</FieldContext>
    </div>
  )
}

interface FieldAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

const FieldContext = createContext<FieldAttributes>({})

/** What a control inside a `Field` must carry. Empty outside of one. */
export function useFieldAttributes(): FieldAttributes {
  return useContext(FieldContext)
}
