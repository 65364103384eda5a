import type { LeasingGuide } from '#content/leasing-guides.ts'
import { fitsChoice, type LeasingChoice } from '../features/landing/leasing-choice.ts'

/** Shows the leasing guides that fit the three selects. */
export function enhanceLeasingGuides(selects: HTMLElement): void {
  const list = document.querySelector('[data-leasing-guides]')
  if (!list) return
  const guides = [...list.querySelectorAll<HTMLElement>(':scope > li')]

  function show(): void {
    const chosen = Array.from(selects.querySelectorAll('select'), ({ name, value }) => [name, value])
    const choice: LeasingChoice = Object.fromEntries(chosen)
    list?.replaceChildren(...guides.filter(({ dataset }) => fitsChoice(aboutOf(dataset), choice)))
  }

  selects.addEventListener('change', show)
  // For what was chosen before this script ran, and what the browser restores.
  addEventListener('pageshow', show)
  show()
}

function aboutOf({ about = '{}' }: DOMStringMap): LeasingGuide {
  return JSON.parse(about)
}
