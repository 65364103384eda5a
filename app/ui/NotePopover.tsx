import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './NotePopover.module.css'

interface NotePopoverProps {
  /** What a button names in its `popoverTarget` to show the note. */
  id: string
  title: string
  children: ReactNode
}

/** A short answer to a press, in the corner. The browser's own popover: no script, and Escape puts it away. */
export function NotePopover({ id, title, children }: NotePopoverProps) {
  return (
    <div id={id} popover="auto" role="status" className={classes.note}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className={classes.close}>
        <X aria-label="Close" size={20} />
      </button>
    </div>
  )
}
