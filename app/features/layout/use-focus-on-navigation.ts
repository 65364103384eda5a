import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the new page when script has changed it, so that a keyboard starts there and a
 * screen reader reads it. A change of filters keeps its place.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    target.current?.focus({ preventScroll: true })
  }, [target, pathname])
}
