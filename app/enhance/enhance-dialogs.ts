/**
 * Lets buttons with `commandfor` open and close their dialog in browsers without native support for it. In all browsers
 * it closes these dialogs when the visitor leaves, because Back may show the page as it was left, and a search box in a
 * popover that opens gets the focus. `signal` ends all three.
 */
export function enhanceDialogs(page: Document, signal?: AbortSignal): void {
  const closeAll = () => {
    for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog:has([commandfor])')) dialog.close()
  }
  addEventListener('pagehide', closeAll, { signal })
  const focusSearch = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' && target instanceof Element)
      target.querySelector<HTMLInputElement>('[data-search-box] [name=q]')?.focus()
  }
  page.addEventListener('toggle', focusSearch, { capture: true, signal })
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const obey = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = page.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  }
  page.addEventListener('click', obey, { signal })
}
