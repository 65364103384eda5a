import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LoadingVehicle } from './LoadingVehicle.tsx'
import classes from './Main.module.css'
import { pendingPage } from './pending-page.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const pending = pendingPage(location?.pathname, pathname)
  useFocusOnNavigation(main, pathname)
  return (
    <main ref={main} id="main" tabIndex={-1} className={classes.main}>
      {pending === 'other' ? <div className={classes.progress} /> : null}
      {pending === 'vehicle' ? <LoadingVehicle /> : children}
    </main>
  )
}
