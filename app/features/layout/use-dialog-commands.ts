import { type RefObject, useEffect } from 'react'

/**
 * Lets buttons with `commandfor` open and close the dialog in browsers without native support for it. The others
 * need no script.
 */
export function useDialogCommands(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || 'commandForElement' in HTMLButtonElement.prototype) return
    const obey = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
      if (button?.getAttribute('commandfor') !== element.id) return
      if (button.getAttribute('command') === 'show-modal') element.showModal()
      else element.close()
    }
    document.addEventListener('click', obey)
    return () => document.removeEventListener('click', obey)
  }, [dialog])
}
