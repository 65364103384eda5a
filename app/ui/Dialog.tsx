import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import classes from './Dialog.module.css'
import { usePressOutside } from './use-press-outside.ts'

interface DialogProps {
  open: boolean
  /** Asked for by Escape, the close button or a press outside. The owner then sets `open`. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode
  /** `sheet` comes from the foot of a phone and the side of a wide screen; `full` covers everything. */
  variant?: 'modal' | 'sheet' | 'full'
  /** Id of an own heading inside `children`; the title is then not drawn. */
  labelledBy?: string
}

/** A modal on the browser's own `<dialog>`: it holds the focus, gives it back, and stills the page behind. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  variant = 'modal',
  labelledBy,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  usePressOutside(dialog, onClose)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy ?? titleId}
      className={classNames(classes.dialog, classes[variant])}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (open) onClose()
      }}
    >
      <div className={classes.panel}>
        <div className={classes.head}>
          {labelledBy ? <span /> : <h2 id={titleId}>{title}</h2>}
          <button type="button" className={classes.close} onClick={onClose}>
            <X aria-label="Close" size={22} />
          </button>
        </div>
        <div className={classes.body}>{children}</div>
        {footer ? <div className={classes.foot}>{footer}</div> : null}
      </div>
    </dialog>
  )
}
