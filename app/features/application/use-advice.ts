import { type RefCallback, useCallback, useState } from 'react'
import { isAdvisedField } from '#domain/applications/advise-answer.ts'
import type { ApplicationField } from '#domain/applications/application.ts'
import { adviceOn } from './application-values.ts'

/**
 * Advice on the format of one answer, always of the value that the field has now. It appears when the field is left or
 * filled in by the browser, never while the applicant types, and goes as soon as the answer looks right.
 */
export function useAdvice(field: ApplicationField, startsWith: string) {
  const [{ text, shown }, setState] = useState(() => ({
    text: startsWith,
    shown: adviceOn(field, startsWith) !== null,
  }))
  return {
    /** Undefined for a field that never has advice. */
    advice: isAdvisedField(field) ? (shown ? adviceOn(field, text) : null) : undefined,
    onText: (text: string) =>
      setState((before) => ({ text, shown: before.shown && adviceOn(field, text) !== null })),
    onLeave: useCallback(() => {
      whenReleased(() => setState(({ text }) => ({ text, shown: adviceOn(field, text) !== null })))
    }, [field]),
  }
}

/**
 * Calls `changed` at the native `change` of the element and what is in it: when a value is complete, and when a browser
 * fills in a field that never had the focus. React's own `onChange` is the event of each key.
 */
export function useNativeChange(changed: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      element?.addEventListener('change', changed)
      return () => element?.removeEventListener('change', changed)
    },
    [changed],
  )
}

/** Whether a pointer is down. `:active` would not tell: Chrome keeps it for a moment after a tap. */
let isPressed = false

if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true })

/**
 * Text that appears during a press moves the pressed element, and the click is lost. So it waits until the pointer is
 * released. A finger is: its `pointerup` comes before the events of a mouse that move the focus, which are one task.
 */
function whenReleased(show: () => void): void {
  if (!isPressed) {
    setTimeout(show)
    return
  }
  const ended = new AbortController()
  const released = () => {
    ended.abort()
    setTimeout(show)
  }
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, released, { signal: ended.signal })
}
