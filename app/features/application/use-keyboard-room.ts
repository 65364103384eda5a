import { type RefObject, useEffect } from 'react'

/**
 * Fits the dialog around `inside` above a phone's keyboard, and keeps the focused input in view. Chrome and Firefox resize
 * the page themselves, as its viewport element asks; Safari only changes the visual viewport.
 */
export function useKeyboardRoom(inside: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const dialog = inside.current?.closest('dialog')
    if (!open || !viewport || !dialog) return
    const fit = () => {
      // Zoomed in by pinching, the visual viewport is smaller without any keyboard.
      const hidden = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop
      dialog.style.marginBlockEnd = hidden > 1 ? `${hidden}px` : ''
      dialog.style.maxBlockSize = hidden > 1 ? `${viewport.height}px` : ''
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement && dialog.contains(activeElement))
        activeElement.scrollIntoView({ block: 'nearest' })
    }
    viewport.addEventListener('resize', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      dialog.style.marginBlockEnd = dialog.style.maxBlockSize = ''
    }
  }, [inside, open])
}
