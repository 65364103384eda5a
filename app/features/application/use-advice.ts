import { useState } from 'react'
import { isAdvisedField } from '#domain/applications/advise-answer.ts'
import type { ApplicationField } from '#domain/applications/application.ts'
import { adviceOn } from './application-values.ts'

/**
 * Advice on the format of one answer. The initial value is checked, and then the value each time the field loses focus,
 * so advice never appears while the applicant types. It disappears as soon as the answer looks right.
 */
export function useAdvice(field: ApplicationField, startsWith: string) {
  const [advice, setAdvice] = useState(() => adviceOn(field, startsWith))
  return {
    /** Undefined for a field that never has advice. */
    advice: isAdvisedField(field) ? advice : undefined,
    onChange(value: string) {
      if (advice !== null && adviceOn(field, value) === null) setAdvice(null)
    },
    onBlur(value: string) {
      const next = adviceOn(field, value)
      if (next !== advice) whenReleased(() => setAdvice(next))
    },
  }
}

/** Waits until the pointer is released: text that appears during a press moves the pressed element, and the click is lost. */
function whenReleased(show: () => void): void {
  const pressed = document.querySelector(':active') !== null
  if (!pressed) {
    show()
    return
  }
  const ended = new AbortController()
  const released = () => {
    ended.abort()
    setTimeout(show)
  }
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, released, { signal: ended.signal })
  }
}
