import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isVehiclePath } from '#app/urls.ts'
import { LoadingVehicle } from './LoadingVehicle.tsx'
import classes from './Main.module.css'

const mainId = 'main'

/** The first link of the page, visible while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={classes.skip}>
      Skip to main content
    </a>
  )
}

export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const pending = pendingPage(location?.pathname, pathname)
  useFocusOnNavigation(main, pathname)
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={classes.main}>
      {pending === 'other' ? <div className={classes.progress} /> : null}
      {pending === 'vehicle' ? <LoadingVehicle /> : children}
    </main>
  )
}

/** While a vehicle loads, a skeleton replaces the page; while anything else loads, the page stays under a progress bar. */
export function pendingPage(next: string | undefined, shown: string): 'none' | 'vehicle' | 'other' {
  if (next === undefined) return 'none'
  return next !== shown && isVehiclePath(next) ? 'vehicle' : 'other'
}

/**
 * Moves the focus to the new page after a client-side navigation, so that the keyboard starts there and a screen
 * reader reads it. A change of the query alone keeps the focus.
 */
function useFocusOnNavigation(target: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    target.current?.focus({ preventScroll: true })
  }, [target, pathname])
}
