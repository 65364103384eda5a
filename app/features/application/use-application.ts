import { useEffect, useState } from 'react'
import { urls } from '#app/urls.ts'

type Parts = typeof import('./ApplicationFlow.tsx')

const load = () => import('./ApplicationFlow.tsx')

/**
 * The dialog of the application, whose code is loaded when the browser is idle after hydration, or on the first press.
 * Where it cannot be loaded a press opens the form's own page.
 */
export function useApplication(vehicleId: string) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [open, setOpen] = useState(false)

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
    open,
    close: () => setOpen(false),
    apply() {
      setOpen(true)
      if (!parts) load().then(setParts, () => location.assign(urls.apply(vehicleId)))
    },
  }
}
