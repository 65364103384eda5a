import { ukDay } from '#domain/stock/uk-day.ts'
import {
  mostSaved,
  recallSaved,
  removeSaved,
  type SavedVehicle,
  type SavingFailure,
  save,
  savedChange,
  savedKey,
} from '../features/kept-vehicles/saved-vehicles.ts'
import { savedUrl } from '../script-urls.ts'
import type { announce as showMessage } from './saved-message.ts'

/** Why a vehicle was not saved, for a visitor. */
export const failures: Readonly<Record<SavingFailure, string>> = {
  limit: `You can save up to ${mostSaved} vehicles. Remove some to make room.`,
  full: 'We couldn’t save this: the space that your browser gives to our website is full.',
  refused:
    'We couldn’t save this: your browser doesn’t let our website store anything. Check its privacy settings.',
}

/**
 * Saves and removes vehicles with the buttons `[data-save]`, and shows on them, and on the link of the header, what is
 * saved on this device. Buttons that come later, as with new results, are found too.
 */
export function enhanceSaved(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>(`header a[href="${savedUrl()}"]`)
  const count = link?.querySelector('span')

  function show(): void {
    const ids = recallSaved().map(({ id }) => id)
    for (const button of page.querySelectorAll<HTMLElement>('[data-save]')) {
      const { save = '', name, derivative } = button.dataset
      const isSaved = ids.includes(save)
      button.setAttribute('aria-pressed', String(isSaved))
      button.setAttribute(
        'aria-label',
        [isSaved ? 'Saved' : 'Save', name, derivative].filter(Boolean).join(' '),
      )
    }
    if (!link || !count) return
    // The link has the ids, because the page without them would only redirect to this address.
    link.href = savedUrl(ids)
    link.setAttribute('aria-label', countInWords(ids.length))
    count.hidden = ids.length === 0
    count.textContent = String(ids.length)
  }

  function change(): void {
    show()
    page.dispatchEvent(new Event(savedChange))
  }

  function toggle(button: HTMLElement, vehicle: SavedVehicle, { isSaved = false, isUndo = false }): void {
    const failure = isSaved ? removeSaved([vehicle.id]) : save([vehicle])
    const words = `${isSaved ? 'Removed' : 'Saved'} ${button.dataset.name}`
    // The page of the list shows what is saved, and has its own Undo.
    const isList = page.querySelector('[data-saved-list]') !== null
    const undo = () => toggle(button, vehicle, { isSaved: !isSaved, isUndo: true })
    change()
    announce(page, failure ? failures[failure] : words, {
      stays: failure !== null,
      near: button,
      ...(isList || failure || isUndo ? {} : { view: isSaved ? undefined : link?.href, undo }),
    })
  }

  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null
    if (!button) return
    const saved = recallSaved().find((vehicle) => vehicle.id === button.dataset.save)
    const vehicle = saved ?? readVehicle(button)
    toggle(button, vehicle, { isSaved: saved !== undefined })
  })
  page.addEventListener(savedChange, show)
  // A key of null: everything was cleared.
  addEventListener('storage', ({ key }) => (key === savedKey || key === null) && change())
  // Another page may have changed the list while this one was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && change())
  const isButton = (node: Node) => node instanceof Element && node.querySelector('[data-save]') !== null
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isButton))) show()
  }).observe(page.body, { childList: true, subtree: true })
  show()
}

/**
 * As `announce` of saved-message.ts, which is loaded with the first message. Where it does not come, because the
 * connection is lost or the page is being left, the words alone are shown and read out.
 */
export async function announce(...message: Parameters<typeof showMessage>): Promise<void> {
  try {
    const loaded = await import('./saved-message.ts')
    loaded.announce(...message)
  } catch {
    const [page, words] = message
    page.querySelector('[data-saved-message]')?.replaceChildren(words)
  }
}

/** What a button saves. */
export function readVehicle({ dataset: { save = '', price } }: HTMLElement): SavedVehicle {
  return { id: save, price: price === undefined ? null : Number(price), day: ukDay(Date.now()) }
}

function countInWords(count: number): string {
  if (count === 0) return 'Saved vehicles'
  return count === 1 ? '1 saved vehicle' : `${count} saved vehicles`
}
