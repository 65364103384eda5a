import type { ReactNode } from 'react'
import { Form } from 'react-router'
import classes from './Done.module.css'

interface DoneProps {
  /** "Ann set the price, 28 Nov 2026, 10:04." */
  words: string
  /** The button that takes it back, and what its form says. */
  children: ReactNode
}

/** What was done, with its Undo. */
export function Done({ words, children }: DoneProps) {
  return (
    <Form method="post" className={classes.done} preventScrollReset>
      <p role="status">{words}</p>
      {children}
    </Form>
  )
}
