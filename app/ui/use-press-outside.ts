import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onPress` when the backdrop of a modal is pressed, unless the press began inside, as when text is selected.
 * The keyboard has Escape and the close button.
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
