import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Whether a part over the page is open. While it is, it has an entry of its own in the history: Back closes it, and
 * Forward opens it again. For pages without React Router in the browser. `name` tells it from other parts of the page.
 */
export function useHistoryEntry(name: string): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  const wanted = useRef(false)
  // Going back takes a moment, in which the part may be opened again.
  const isLeaving = useRef(false)

  function enter() {
    // Back leaves the page where it is, or where the part led to when it closed.
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, over: name }, '')
  }

  function leave() {
    isLeaving.current = true
    history.back()
  }

  function change(next: boolean) {
    wanted.current = next
    setOpen(next)
    if (isLeaving.current || next === isIn(name)) return
    if (next) enter()
    else leave()
  }

  const move = useEffectEvent(() => {
    const isOpenedAgain = isLeaving.current && wanted.current
    isLeaving.current = false
    if (isOpenedAgain) return change(true)
    if (!isIn(name)) history.scrollRestoration = 'auto'
    wanted.current = isIn(name)
    setOpen(isIn(name))
  })

  // The document is new, so what was open in this entry is gone.
  const start = useEffectEvent(() => {
    if (isIn(name)) leave()
  })

  useEffect(() => {
    start()
    const moved = () => move()
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])

  return [open, change]
}

function isIn(name: string): boolean {
  return history.state?.over === name
}
