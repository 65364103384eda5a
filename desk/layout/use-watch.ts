import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserSettings } from '../browser/settings.ts'
import { playNewLead } from '../browser/sound.ts'

/** Between two questions to the desk, in milliseconds. */
const everyMs = 5_000

/** What `routes/watch.ts` says. */
export interface Watched {
  /** Changes with every new lead. */
  latest: string | null
}

/**
 * Asks the desk whether there is something new, loads the page's data again when there is, and says when the desk is locked.
 * The desk learns by it whether somebody is here.
 *
 * @param shown what `latest` was when the data on the page was read
 */
export function useWatch(shown: string | null): { isLocked: boolean } {
  const [isLocked, setLocked] = useState(false)
  const { revalidate } = useRevalidator()
  const latest = useRef(shown)
  latest.current = shown

  useEffect(() => {
    let isActive = false
    const note = () => {
      isActive = true
    }
    const acts = ['keydown', 'pointerdown', 'wheel'] as const
    for (const act of acts) addEventListener(act, note, { passive: true })

    async function watch(): Promise<void> {
      const said = isActive ? 'active' : 'idle'
      isActive = false
      const response = await fetch('/watch', { headers: { 'X-Desk-Watch': said } }).catch(() => null)
      if (response === null) return
      setLocked(response.status === 403)
      if (!response.ok) return
      const watched: Watched = await response.json()
      if (watched.latest === latest.current) return
      if (browserSettings().sound) void playNewLead()
      await revalidate()
    }

    watch()
    const timer = setInterval(watch, everyMs)
    return () => {
      clearInterval(timer)
      for (const act of acts) removeEventListener(act, note)
    }
  }, [revalidate])

  return { isLocked }
}
