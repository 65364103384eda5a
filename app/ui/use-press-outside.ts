import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls back when the backdrop of a modal is pressed. A press that began inside, as when text is
 * selected, is none. Escape and the close button are the keyboard's ways.
 */
export function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const callback = useRef(onPress)
  useEffect(() => {
    callback.current = onPress
  })
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    let beganOutside = false
    const down = (event: Event) => {
      beganOutside = event.target === element
    }
    const click = (event: Event) => {
      if (beganOutside && event.target === element) callback.current()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click)
    }
  }, [dialog])
}
