import { fitsChoice, type LeasingChoice } from '../features/landing/leasing-choice.ts'

/** Shows the explanations that fit the three selects. */
export function enhanceLeasingGuides(selects: HTMLElement): void {
  const list = document.querySelector('[data-leasing-guides]')
  if (!list) return
  const guides = [...list.querySelectorAll<HTMLElement>(':scope > li')]

  function show(): void {
    const chosen = Array.from(selects.querySelectorAll('select'), ({ name, value }) => [name, value])
    const choice: LeasingChoice = Object.fromEntries(chosen)
    list?.replaceChildren(...guides.filter(({ dataset }) => fitsChoice(guideOf(dataset), choice)))
  }

  selects.addEventListener('change', show)
  // For what was chosen before this script ran, and what the browser restores.
  addEventListener('pageshow', show)
  show()
}

/** As `LeasingGuides` writes them: what a guide says nothing of has no attribute. */
function guideOf({ audience, price, budget }: DOMStringMap): Parameters<typeof fitsChoice>[0] {
  const written = { audience, price: price?.split(' '), budget: budget?.split(' ') }
  return written as Parameters<typeof fitsChoice>[0]
}
