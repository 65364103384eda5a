import { useEffect, useState } from 'react'
import type { HealthLine } from '#server/desk/health-line.ts'

/** Between two questions to the desk, in milliseconds. */
const everyMs = 60_000

/** What works and what does not, as it is now: the first page of the desk is open all day. @param shown by the page */
export function useHealth(shown: HealthLine[]): HealthLine[] {
  const [later, setLater] = useState({ shown, lines: shown })

  useEffect(() => {
    async function ask(): Promise<void> {
      // Nobody need be here for it.
      const response = await fetch('/health', { headers: { 'X-Desk-Watch': 'idle' } }).catch(() => null)
      if (response?.ok) setLater({ shown, lines: await response.json() })
    }
    const timer = setInterval(ask, everyMs)
    return () => clearInterval(timer)
  }, [shown])

  return later.shown === shown ? later.lines : shown
}
