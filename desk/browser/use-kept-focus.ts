import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Where the focus goes on the page that is opened: a line by the path of its link, or a place by its selector. */
export interface FocusState {
  line?: string
  place?: string
}

/** A button that was pressed, as it can be known again on the page that comes of it. */
interface Pressed {
  name: string
  value: string
  words: string
  /** Its `aria-label`, and that of its form. */
  label: string | null
  formLabel: string | null
  /** `data-of` of its form: what the form is about, which may stand elsewhere afterwards. */
  of: string | null
}

/**
 * Keeps the focus where a person works. React takes a form away whose vehicle or lead has changed, and the button that was
 * pressed with it; the browser then begins at the top of the page, and says nothing of where that is.
 */
export function useKeptFocus(): void {
  const location = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const pressed = useRef<Pressed | null>(null)
  const shown = useRef(location)

  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      if (!(submitter instanceof HTMLButtonElement)) return
      const { name, value, textContent: words, ariaLabel: label, form } = submitter
      pressed.current = {
        ...{ name, value, words, label },
        formLabel: form?.ariaLabel ?? null,
        of: form?.dataset.of ?? null,
      }
    }
    // Before React Router, which disables the button.
    addEventListener('submit', note, { capture: true })
    return () => removeEventListener('submit', note, { capture: true })
  }, [])

  useEffect(() => {
    if (!isIdle) return
    const before = shown.current
    shown.current = location
    if (before.key !== location.key) {
      const { line, place } = (location.state ?? {}) as FocusState
      if (place !== undefined && focus(`main :is(${place})`)) return
      if (line !== undefined && focus(`main a[data-line][href="${CSS.escape(line)}"]`)) return
    }
    const button = pressed.current
    pressed.current = null
    if (document.activeElement !== document.body && document.activeElement !== null) return
    if (before.pathname !== location.pathname) focusHeading()
    // What was done can be taken back beside where it is said.
    else if (button !== null && !focusAgain(button) && !focus('main [role=status] ~ button')) focusHeading()
  }, [isIdle, location])
}

/**
 * The same button on the page as it is now, whose words may have changed if it has a value; else the first one for the same
 * thing, wherever that is now; else what is in the same place, such as the next photo after one was removed.
 */
function focusAgain({ name, value, words, label, formLabel, of }: Pressed): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[type=submit]')]
  const choices: ((button: HTMLButtonElement) => boolean)[] = [
    (button) => (name === '' ? button.textContent === words : button.name === name && button.value === value),
    ({ form }) => of !== null && form?.dataset.of === of,
    ({ ariaLabel }) => label !== null && ariaLabel === label,
    ({ form }) => formLabel !== null && form?.ariaLabel === formLabel,
  ]
  for (const isIt of choices) {
    const found = buttons.find(isIt)
    found?.focus()
    if (found && document.activeElement === found) return true
  }
  return false
}

/** @returns whether there is such an element that takes the focus */
function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  found?.scrollIntoView({ block: 'nearest' })
  return found !== null && document.activeElement === found
}

/** So that a screen reader says which page this is, and the next press of Tab begins there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
