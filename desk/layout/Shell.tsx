import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Form, NavLink, useLocation } from 'react-router'
import { site } from '#content/site.ts'
import { classNames } from '../../app/ui/class-names.ts'
import { useHydrated } from '../../app/ui/use-hydrated.ts'
import { BrowserDialog } from '../browser/BrowserDialog.tsx'
import { useKeptFocus } from '../browser/use-kept-focus.ts'
import { useListKeys } from '../browser/use-list-keys.ts'
import { LockScreen } from './LockScreen.tsx'
import classes from './Shell.module.css'
import { useWatch } from './use-watch.ts'

const places = [
  ['/', 'Today'],
  ['/leads', 'Leads'],
  ['/stock', 'Stock'],
  ['/files', 'Read in a file'],
  ['/person', 'A person'],
  ['/site', 'What the site says'],
] as const

interface ShellProps {
  person: string | null
  isProxied: boolean
  /** What the page's data was read at: see `useWatch`. */
  latest: string | null
  children: ReactNode
}

/** The frame of every page of the desk: where to go, and who is here. */
export function Shell({ person, isProxied, latest, children }: ShellProps) {
  const { isLocked } = useWatch(latest)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isHydrated = useHydrated()
  useListKeys(useCallback(() => setHelpOpen(true), []))
  useKeptFocus()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showPlace(nav.current, pathname), [pathname])
  return (
    <>
      <div className={classes.shell} inert={isLocked}>
        <header className={classes.bar}>
          <p className={classes.name}>{site.name}</p>
          <nav ref={nav} aria-label="Desk" className={classes.places}>
            {places.map(([to, label]) => (
              <NavLink key={to} to={to} end={to === '/'} className={classes.place}>
                {label}
              </NavLink>
            ))}
          </nav>
          <div className={classes.person}>
            <span>{person}</span>
            <button
              type="button"
              className={classNames(classes.close, isHydrated ? undefined : classes.waiting)}
              onClick={() => setHelpOpen(true)}
            >
              Keys
            </button>
            {isProxied ? null : (
              <Form method="post" action="/close">
                <button type="submit" className={classes.close}>
                  Lock
                </button>
              </Form>
            )}
          </div>
        </header>
        <main className={classes.main}>{children}</main>
        <BrowserDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
      </div>
      {isLocked ? <LockScreen /> : null}
    </>
  )
}

/** On a phone, the place where somebody is may be beyond the edge. */
function showPlace(nav: HTMLElement | null, _pathname: string): void {
  const here = nav?.querySelector('[aria-current=page]')?.getBoundingClientRect()
  if (!nav || !here) return
  nav.scrollLeft += here.left - nav.getBoundingClientRect().left - (nav.clientWidth - here.width) / 2
}
