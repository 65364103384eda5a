import { forgetResults, rememberResults } from '../../features/recent-results/recent-results.ts'
import type { ResultsAnswer, ResultsData } from '../../features/search/results-data.ts'
import { parseOwnHtml } from '../own-html.ts'
import { morphChildren } from './morph.ts'
import { personalise } from './personal-parts.ts'

/** Makes the page that of other results. */
export function placeResults(main: HTMLElement, form: HTMLFormElement, answer: ResultsAnswer): void {
  const content = parseOwnHtml(answer.html)
  personalise(content, answer)
  for (const list of form.querySelectorAll<HTMLElement>('[data-several]')) keepOrder(list, content)
  const phrase = content.querySelector<HTMLInputElement>('[data-search-box] [name=q]')?.defaultValue ?? ''
  morphChildren(main, content)
  const box = main.querySelector<HTMLInputElement>('[data-search-box] [name=q]')
  if (box) box.defaultValue = phrase
  describeDocument(answer)
  rememberShown(answer)
}

/**
 * A box that moves is lost to the visitor, so the boxes of a list keep their order, and the one with the focus stays when
 * the value has no vehicle any more.
 */
function keepOrder(list: HTMLElement, content: DocumentFragment): void {
  const next = content.getElementById(list.id)?.querySelector('fieldset')
  const boxes = [...list.querySelectorAll<HTMLElement>('label')]
  if (!next) return
  const coming = new Map(
    [...next.querySelectorAll<HTMLElement>('label')].map((box) => [box.dataset.key, box]),
  )
  const kept = boxes.flatMap((box) => {
    const same = coming.get(box.dataset.key)
    coming.delete(box.dataset.key)
    if (same || !box.contains(document.activeElement)) return same ?? []
    const gone = box.cloneNode(true) as HTMLElement
    gone.querySelector('input')?.removeAttribute('checked')
    return gone
  })
  const legend = next.querySelector('legend')
  next.replaceChildren(...(legend ? [legend] : []), ...kept, ...coming.values())
}

/** Title and canonical address of the document. The dealer's name at the end of the title stays. */
function describeDocument({ title, canonical }: ResultsData): void {
  document.title = document.title.replace(/^.*(?= \| )/, () => title)
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) link.href = new URL(canonical, link.href).href
}

/** Lets vehicle pages lead back to the results. */
export function rememberShown({ type, recent }: ResultsData): void {
  if (recent) rememberResults(recent)
  else forgetResults(type)
}
