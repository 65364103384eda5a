import { useEffect, useRef } from 'react'
import classes from './LockScreen.module.css'

/** Covers a page that was left alone. It goes by itself when the desk is opened again in this browser: nothing typed is lost. */
export function LockScreen() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={classes.lock}
      aria-labelledby="locked"
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="locked">The desk is locked</h1>
      <p>
        Open it again by your shortcut, or by a new link from the server, in another tab of this browser. This
        page then goes on where you were.
      </p>
      <p>
        <code>forecourt desk link</code>
      </p>
    </dialog>
  )
}
