import { useEffect, useRef, useState } from 'react'
import { urls } from '#app/urls.ts'

type Parts = typeof import('./ApplicationFlow.tsx')

const load = () => import('./ApplicationFlow.tsx')

/**
 * The dialog of the application, whose code is loaded when the browser is idle after hydration, or on the first press.
 * Where it cannot be loaded a press opens the form's own page. Whether it is open is the state of the dialog, not of the
 * page, which would render again on each press.
 */
export function useApplication(vehicleId: string) {
  const [parts, setParts] = useState<Parts | null>(null)
  const opener = useRef<(() => void) | null>(null)
  const pressed = useRef(false)

  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000))
    const cancel = window.cancelIdleCallback ?? clearTimeout
    // Without a connection the first press tries again.
    const handle = whenIdle(() => void load().then(setParts, () => undefined))
    return () => cancel(handle)
  }, [])

  return {
    parts,
    opener,
    /** Whether the dialog was asked for before its code had loaded. */
    pressedEarly: pressed.current,
    apply() {
      if (opener.current) return opener.current()
      pressed.current = true
      load().then(setParts, () => location.assign(urls.apply(vehicleId)))
    },
  }
}
