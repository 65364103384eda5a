import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Where the focus goes on the page that is opened: a line by the path of its link, or a place by its selector. */
export interface FocusState {
  line?: string
  place?: string
}

interface Pressed {
  name: string
  value: string
  words: string
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
      const { name, value, textContent } = submitter
      pressed.current = { name, value, words: textContent }
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
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const button = pressed.current
    pressed.current = null
    if (before.pathname !== location.pathname) focusHeading()
    // What was done can be taken back beside where it is said.
    else if (button !== null && !focusAgain(button) && !focus('main [role=status] ~ button')) focusHeading()
  }, [isIdle, location])
}

/** The same button on the page as it is now; the words of one with a value may have changed. */
function focusAgain({ name, value, words }: Pressed): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>('main button[type=submit]')
  const same = [...buttons].find((button) =>
    name === '' ? button.textContent === words : button.name === name && button.value === value,
  )
  same?.focus()
  return same !== undefined && document.activeElement === same
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
