// The page of saved vehicles: runs once, when it is imported.

import { formatDayOfYear, isoDay } from '#domain/stock/iso-day.ts'
import {
  priceChange,
  recallSaved,
  removeSaved,
  type SavedVehicle,
  save,
  savedChange,
} from '../features/kept-vehicles/saved-vehicles.ts'
import { recallResults } from '../features/recent-results/recent-results.ts'
import { feedUrl, savedUrl } from '../script-urls.ts'
import { isRefused } from '../ui/browser-storage.ts'
import { announce, failures, readVehicle } from './enhance-saved.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)
const list = find('[data-saved-list]')
const items = [...document.querySelectorAll<HTMLElement>('[data-saved-id]')]
const idOf = (item: HTMLElement) => item.dataset.savedId ?? ''

/** What the device knows of the vehicles of this page, those included that were removed here. */
const known = new Map<string, SavedVehicle>()

/** Whether all vehicles of the page were saved on this device when it was opened: the visitor's own list, not a shared one. */
let isOwn = false

if (list) startList()
else openOwnList()
offerLastSearch()

/** From the page without vehicles to that of the device. It replaces this one in the history, so that Back leaves both. */
function openOwnList(): void {
  const ids = recallSaved().map(({ id }) => id)
  if (ids.length > 0) {
    location.replace(savedUrl(ids, new URLSearchParams(location.search).getAll('with')))
    return
  }
  setHidden('[data-nothing-saved]', false)
  if (isRefused()) announce(document, failures.refused, { stays: true })
  document.addEventListener(savedChange, () => recallSaved().length > 0 && openOwnList())
}

function startList(): void {
  setHidden('[data-saved-tools]', false)
  const saved = recallSaved()
  isOwn = items.every((item) => saved.some(({ id }) => id === idOf(item)))
  show()
  document.addEventListener(savedChange, show)
  onClick('[data-save-all]', saveAll)
  onClick('[data-remove-all]', () => remove(items.map(idOf)))
  onClick('[data-share]', share)
  onClick('[data-print]', () => print())
  const sort = find<HTMLSelectElement>('[data-sort-saved]')
  sort?.addEventListener('change', () => sortBy(sort.value))
  const form = find<HTMLFormElement>('[data-saved-list] form')
  form?.addEventListener('change', limitChosen)
  form?.addEventListener('formdata', ({ formData }) => compareAll(formData))
  limitChosen()
}

function show(): void {
  const saved = recallSaved()
  for (const vehicle of saved) known.set(vehicle.id, vehicle)
  setHidden('[data-shared]', isOwn)
  const listed = new Set(items.map(idOf))
  setHidden(
    '[data-own-list]',
    saved.every(({ id }) => listed.has(id)),
  )
  setHidden('[data-remove-all]', !isOwn)
  for (const item of items) {
    const vehicle = saved.find(({ id }) => id === idOf(item))
    if (isOwn) showRemoved(item, vehicle === undefined)
    const note = item.querySelector('[data-saved-note]')
    if (note && vehicle) annotate(note, item, vehicle)
    else note?.replaceChildren()
  }
  if (!isOwn) return
  const left = items.map(idOf).filter((id) => saved.some((vehicle) => vehicle.id === id))
  // Reload and Back show what is left.
  history.replaceState(history.state, '', savedUrl(left))
  setHidden('[data-nothing-saved]', left.length > 0)
}

function annotate(note: Element, item: HTMLElement, vehicle: SavedVehicle): void {
  const { price, amount, state } = item.dataset
  const change = state === 'listed' ? priceChange(vehicle.price, Number(price) || null, Number(amount)) : null
  const day = isoDay(vehicle.day)
  note.textContent = day === null ? '' : `Saved ${formatDayOfYear(day)}`
  if (change === null) return
  const strong = document.createElement('strong')
  strong.textContent = change
  note.prepend(strong)
}

/** In place of a removed vehicle a line with Undo, which gets the focus if the vehicle had it. */
function showRemoved(item: HTMLElement, isRemoved: boolean): void {
  if (item.hasAttribute('data-removed') === isRemoved) return
  const hadFocus = item.contains(document.activeElement)
  item.toggleAttribute('data-removed', isRemoved)
  for (const box of item.querySelectorAll('input')) box.disabled = isRemoved
  if (!isRemoved) {
    item.lastElementChild?.remove()
    if (hadFocus) item.querySelector<HTMLElement>('[data-save]')?.focus()
    return
  }
  const template = find<HTMLTemplateElement>('template[data-removal]')
  const line = template?.content.firstElementChild?.cloneNode(true)
  if (!(line instanceof HTMLElement)) return
  const undo = line.querySelector('button')
  const name = item.querySelector<HTMLElement>('[data-save]')?.dataset.name ?? ''
  line.querySelector('span')?.append(`${name} removed.`)
  undo?.setAttribute('aria-label', `Undo: save ${name} again`)
  undo?.addEventListener('click', () => restore(idOf(item)))
  item.append(line)
  if (hadFocus) undo?.focus()
}

/** As it was saved at first. It keeps its place on this page, and is the newest of the list. */
function restore(id: string): void {
  const vehicle = known.get(id)
  report(vehicle ? save([vehicle]) : null, 'Saved again')
}

function remove(ids: readonly string[]): void {
  report(removeSaved(ids), 'Removed all saved vehicles')
}

function saveAll(): void {
  const buttons = items.flatMap((item) => item.querySelector<HTMLElement>('[data-save]') ?? [])
  const failure = save(buttons.map(readVehicle))
  isOwn = failure === null
  report(failure, 'Saved to this device')
}

function report(failure: ReturnType<typeof save>, done: string): void {
  announce(document, failure ? failures[failure] : done, { stays: failure !== null })
  document.dispatchEvent(new Event(savedChange))
}

/** The address of the page is the list. */
async function share(): Promise<void> {
  const url = location.origin + savedUrl(items.filter((item) => !item.hasAttribute('data-removed')).map(idOf))
  try {
    if (navigator.share) await navigator.share({ title: document.title, url })
    else {
      await navigator.clipboard.writeText(url)
      announce(document, 'Link copied. Anyone with it can see these vehicles.')
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    announce(document, 'We couldn’t copy the link. Copy the address of this page instead.', { stays: true })
  }
}

function sortBy(order: string): void {
  const price = ({ dataset }: HTMLElement) => Number(dataset.price) || Number.MAX_SAFE_INTEGER
  const sorted = order === 'price' ? items.toSorted((a, b) => price(a) - price(b)) : [...items]
  if (order === 'oldest') sorted.reverse()
  // Those that are no longer for sale are in a list of their own.
  for (const item of sorted) item.parentElement?.append(item)
}

/** With nothing ticked, the vehicles of the list are compared in its order. */
function compareAll(form: FormData): void {
  if (form.has('v')) return
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-saved-list] input[name=v]:enabled')
  for (const { value } of boxes) form.append('v', value)
}

/** No more boxes can be ticked than the comparison shows. */
function limitChosen(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-saved-list] input[name=v]')]
  const most = Number(find<HTMLFormElement>('[data-saved-list] form')?.dataset.most)
  const isFull = boxes.filter((box) => box.type === 'hidden' || box.checked).length >= most
  for (const box of boxes)
    if (box.type === 'checkbox' && !box.checked && !box.closest('[data-removed]')) box.disabled = isFull
}

function offerLastSearch(): void {
  const results = recallResults()
  const link = find<HTMLAnchorElement>('[data-last-search] a')
  if (!results || !link) return
  link.href = feedUrl(results.type, new URLSearchParams(results.query))
  setHidden('[data-last-search]', false)
}

function setHidden(selector: string, hidden: boolean): void {
  const element = find(selector)
  if (!element) return
  element.hidden = hidden
  element.removeAttribute('data-undecided')
}

function onClick(selector: string, act: () => void): void {
  find(selector)?.addEventListener('click', act)
}
