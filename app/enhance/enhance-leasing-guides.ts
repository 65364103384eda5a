import type { LeasingAudience } from '#content/leasing-guides.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { fitsChoice, type LeasingChoice, leasingRanges } from '../features/landing/leasing-choice.ts'

/** Shows the leasing guides that fit the three selects. */
export function enhanceLeasingGuides(selects: HTMLElement): void {
  const ranges = leasingRanges[selects.dataset.leasingChoice as VehicleType]
  const list = document.querySelector('[data-leasing-guides]')
  const none = document.querySelector<HTMLElement>('[data-leasing-none]')
  if (!list || !none) return
  const guides = [...list.querySelectorAll<HTMLElement>(':scope > li')]

  function show(): void {
    const chosen = Array.from(selects.querySelectorAll('select'), ({ name, value }) => [name, value])
    const choice: LeasingChoice = Object.fromEntries(chosen)
    const shown = guides.filter(({ dataset }) => fitsChoice(guideOf(dataset), choice, ranges))
    list?.replaceChildren(...shown)
    if (none) none.hidden = shown.length > 0
  }

  selects.addEventListener('change', show)
  // For what was chosen before this script ran, and what the browser restores.
  addEventListener('pageshow', show)
  show()
}

function guideOf({ audiences = '', price, budget }: DOMStringMap) {
  return {
    audiences: audiences.split(' ') as LeasingAudience[],
    price: Number(price),
    budget: Number(budget),
  }
}
