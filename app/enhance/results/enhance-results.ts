import { rememberBudget } from '../../features/finance/remembered-terms.ts'
import { recallPostcode, rememberPostcode } from '../../features/recent-results/tab-postcode.ts'
import { exactOption } from '../../features/search/form-query.ts'
import type { ResultsData } from '../../features/search/results-data.ts'
import { applyForm, nearestFirst, searchHref } from '../../features/search/search-choice.ts'
import { severalParameter } from '../../search-parameters.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { pressedLink } from '../../ui/pressed-link.ts'
import { adviseOn } from './figure-advice.ts'
import { giveSheetEntry, isOpen, startAtFilter } from './filter-sheet.ts'
import { keepOpenParts } from './open-parts.ts'
import { personalise } from './personal-parts.ts'
import { placeResults, rememberShown } from './place-results.ts'
import { searchInPlace } from './search-in-place.ts'
import { controlsOf, isChanged, isControl, isText, servedValues, takeServedValues } from './served-values.ts'

/**
 * A page of results: each choice applies at once, and its results come into the page. `element` has the data of those that the
 * page was served with. The form and the links are those of the page without script.
 */
export function enhanceResults(element: HTMLElement): void {
  const main = document.querySelector('main')
  const form = document.querySelector<HTMLFormElement>('form#filters')
  const panel = form?.closest<HTMLElement>('[popover]')
  const count = document.getElementById('results')
  if (!main || !form || !panel || !count) return
  const served: ResultsData = JSON.parse(element.textContent)
  startAtFilter(panel)
  rememberShown(served)
  const page = { main, form, panel, count, served }
  // Firefox before 147 and Safari before 26.2 have no such API.
  if ('navigation' in window) runInPlace(page)
  else runByDocuments(page)
}

interface Page {
  main: HTMLElement
  form: HTMLFormElement
  panel: HTMLElement
  count: HTMLElement
  served: ResultsData
}

/** While the keys of an option's name are typed, some browsers choose one option after another. */
const typingPause = 700

/** A choice loads the document of its results; in the sheet, Search does. */
function runByDocuments({ main, form, panel, served }: Page): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  function follow({ data, changed }: Chosen): void {
    location.assign(searchHref(served.type, applyForm(served.choice, data, changed)))
  }
  function followTyped(): void {
    clearTimeout(pause)
    pause = undefined
    follow(readChosen(form))
  }
  // A page that Back shows as it was left has what was chosen then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) form.reset()
  })
  main.addEventListener('change', ({ target }) => {
    if (!isControl(target) || target.form !== form || target.value === exactOption) return
    if (!target.validity.valid || isOpen(panel)) return
    clearTimeout(pause)
    const isByKeys = target instanceof HTMLSelectElement && target.matches(':focus-visible')
    if (isByKeys) pause = setTimeout(followTyped, typingPause)
    else follow(readChosen(form))
  })
  main.addEventListener('focusout', () => {
    if (pause !== undefined) followTyped()
  })
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    if (submitter instanceof HTMLButtonElement && submitter.name === severalParameter) return
    event.preventDefault()
    follow(readChosen(form))
  })
}

/** What the form has, and the names of the controls that differ from how they were served. */
interface Chosen {
  data: FormData
  changed: Set<string>
}

function readChosen(form: HTMLFormElement): Chosen {
  const changed = new Set(controlsOf(form).flatMap((control) => (isChanged(control) ? control.name : [])))
  changed.delete('')
  return { data: new FormData(form), changed }
}

/** What was chosen before this script was there. A field that the visitor types in applies itself when it is left. */
function readEarly(form: HTMLFormElement): Chosen {
  const { data, changed } = readChosen(form)
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && isText(activeElement)) {
    changed.delete(activeElement.name)
    data.delete(activeElement.name)
  }
  return { data, changed }
}

function runInPlace({ main, form, panel, count, served }: Page): void {
  /** A field that goes with the focus in it fires `change`. */
  let isPlacing = false
  const { keep, missing } = keepOpenParts(panel)
  const search = searchInPlace({
    served,
    panel,
    openLists: () =>
      [...form.querySelectorAll<HTMLElement>('[data-several]')].flatMap(
        ({ dataset }) => dataset.several ?? [],
      ),
    setBusy: (isBusy) => {
      for (const part of main.querySelectorAll('[aria-busy]')) part.setAttribute('aria-busy', String(isBusy))
    },
    show: (answer) => {
      const before = servedValues(form)
      const advised = form.querySelectorAll<HTMLInputElement>('[aria-invalid]')
      isPlacing = true
      if (answer) placeResults(main, form, answer)
      isPlacing = false
      takeServedValues(form, before)
      for (const input of advised) adviseOn(input)
      keep()
    },
  })
  /** Typed into the form of this page, to measure from. One of another page is asked about. */
  let typedPostcode = ''
  personalise(main, served)
  const early = readEarly(form)
  giveSheetEntry(panel)
  if (early.changed.size > 0) choose(early.data, early.changed)
  if (missing.length > 0) search.openList(...missing).catch(console.error)

  /** @param changed the names of the controls whose values the visitor has changed */
  function choose(data: FormData, changed: ReadonlySet<string>): void {
    for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input:invalid')) {
      const valid = data.getAll(name).filter((one) => one !== value)
      data.delete(name)
      for (const one of valid) data.append(name, one)
    }
    const next = applyForm(search.choice(), data, changed)
    if (changed.has('postcode')) {
      typedPostcode = next.postcode
      rememberPostcode(typedPostcode)
    }
    search.change({ ...next, postcode: next.postcode || typedPostcode })
  }

  function apply(control: HTMLInputElement | HTMLSelectElement): void {
    // The sheet has the order a second time, without a name.
    const named = document.getElementById(control.dataset.repeats ?? '') ?? control
    if (!isControl(named)) return
    if (named !== control) named.value = control.value
    if (named instanceof HTMLInputElement) adviseOn(named)
    if (!named.validity.valid || named.value === exactOption) return
    // An answer that arrives before the next frame resets the control.
    const data = new FormData(form)
    const run = () => choose(data, new Set([named.name]))
    // A field may be left by a press on a link, which comes after.
    if (isText(named)) run()
    else afterPaint(run)
  }

  /** On Enter in a postcode, and on Search. */
  function measureFromPostcode(): void {
    const next = nearestFirst(search.choice(), String(new FormData(form).get('postcode') ?? ''))
    if (next) search.change(next)
  }

  main.addEventListener('change', ({ target }) => {
    if (!isPlacing && isControl(target) && target.form === form) apply(target)
  })
  main.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form !== form) return
    if (target.type === 'checkbox') return
    event.preventDefault()
    apply(target)
    if (target.name === 'postcode') measureFromPostcode()
  })
  main.addEventListener(
    'invalid',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.form !== form) return
      event.preventDefault()
      adviseOn(target)
      if (form.querySelector('input:invalid') === target) target.focus()
    },
    { capture: true },
  )
  form.addEventListener('reset', () => {
    // The event comes before the change.
    setTimeout(() => form.querySelectorAll<HTMLInputElement>('[aria-invalid]').forEach(adviseOn))
  })

  main.addEventListener('submit', (event) => {
    const { target } = event
    if (target instanceof HTMLFormElement && 'budget' in target.dataset) rememberBudget(new FormData(target))
    if (target !== form) return
    event.preventDefault()
    measureFromPostcode()
    // Every other change has been applied: the button leads to the results.
    const wasOpen = isOpen(panel)
    if (wasOpen) {
      panel.hidePopover()
      count.scrollIntoView()
    } else focusCount()
  })

  function openList(button: HTMLButtonElement): void {
    const field = button.value
    const opened = search.openList(field).then(() => {
      if (document.activeElement !== document.body) return
      form.querySelector<HTMLElement>(`[data-several="${field}"] summary`)?.focus({ preventScroll: true })
    })
    opened.catch(console.error)
  }

  const focusCount = () => count.focus({ preventScroll: true })

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.form === form && button.name === severalParameter) {
      event.preventDefault()
      openList(button)
      return
    }
    const measure = button && 'measureFrom' in button.dataset
    if (measure) {
      const data = new FormData(form)
      data.set('postcode', recallPostcode())
      choose(data, new Set(['postcode']))
      return
    }
    const link = pressedLink(event)
    if (!link?.closest('main') || link.pathname !== search.path || link.hash !== '') return
    event.preventDefault()
    if ('clears' in link.dataset) {
      form.reset()
      main.querySelector<HTMLFormElement>('form[data-search-box]')?.reset()
    }
    // The link itself will be gone.
    if (link.closest('[data-in-use]')) focusCount()
    search.open(link.pathname + link.search)
  })
}
