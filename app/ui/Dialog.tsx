import { type ReactNode, useEffect, useId, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { classNames } from './class-names.ts'
import iconButton from './IconButton.module.css'
import { X } from './icons.ts'
import classes from './Sheet.module.css'

interface DialogProps {
  open: boolean
  /** Called on Escape, the close button or a press outside; the owner then sets `open`. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

/**
 * A sheet from the bottom of a phone and the side of a wide screen, on the native `<dialog>`, which traps the focus,
 * restores it and makes the page behind inert. That recalculates the style of the whole page, so it comes after the paint
 * that answers the press: the first frame has the scrim on opening, and the page without the dialog on closing.
 */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Where a press began: one that selects text may end outside.
  const pressed = useRef<EventTarget | null>(null)

  useEffect(() => {
    let isStale = false
    afterPaint(() => {
      const element = dialog.current
      // Opened again before it was closed: its event of closing would close it once more.
      if (isStale) return
      if (!open) element?.close()
      else if (!element?.open) element?.showModal()
    })
    return () => {
      isStale = true
    }
  }, [open])

  return (
    <>
      {open ? <div className={classes.scrim} /> : null}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={classNames(classes.sheet, !open && classes.leaving)}
        onPointerDown={({ target }) => {
          pressed.current = target
        }}
        onPointerUp={({ target, currentTarget }) => {
          if (target === currentTarget && pressed.current === target) onClose()
        }}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
        onClose={() => {
          if (open) onClose()
        }}
      >
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={iconButton.button} onClick={onClose}>
            <X aria-label="Close" size={22} />
          </button>
        </div>
        <div className={classes.body}>{children}</div>
        {footer ? <div className={classes.foot}>{footer}</div> : null}
      </dialog>
    </>
  )
}
