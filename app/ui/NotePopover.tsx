import type { ReactNode } from 'react'
import iconButton from './IconButton.module.css'
import { X } from './icons.ts'
import classes from './NotePopover.module.css'

interface NotePopoverProps {
  /** The `popoverTarget` of the button that shows the note. */
  id: string
  title: string
  children: ReactNode
}

/** A short message in the corner. A native popover: it needs no script, and Escape closes it. */
export function NotePopover({ id, title, children }: NotePopoverProps) {
  return (
    <div id={id} popover="auto" role="status" className={classes.note}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className={iconButton.button}>
        <X aria-label="Close" size={20} />
      </button>
    </div>
  )
}
