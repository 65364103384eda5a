import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and until its script has taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
