import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlaceLetter, keyAct, type PlaceLetter, placesOfLetters } from './list-keys.ts'
import { browserSettings } from './settings.ts'
import type { FocusState } from './use-kept-focus.ts'

/** The links of the lines of lists, in the order of the page. */
const lines = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[data-line]')]

/** A box in which something is looked for. */
const findBox = () => document.querySelector<HTMLElement>('main input[type=search]')

const listPaths = ['/', '/leads', '/stock']

/**
 * Works the lists of a page by keys: a list marks the link of each line with `data-line`, which has the letters that lead
 * to a place on the page of the line, such as "ps".
 */
export function useListKeys(showHelp: () => void): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const list = useRef<string | null>(null)

  useEffect(() => {
    if (listPaths.includes(pathname)) list.current = pathname + search
  }, [pathname, search])

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      // A dialog has its own keys.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const act = keyAct({
        key: event.key,
        isCommand: event.ctrlKey || event.altKey || event.metaKey,
        isTyping: target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'),
        isOnLine: target.matches('[data-line]'),
        letters: browserSettings().letters,
      })
      if (act === null) return
      if (act === 'leave') {
        target.blur()
        return
      }
      event.preventDefault()
      if (act === 'help') showHelp()
      else if (act === 'find') find()
      else if (act === 'back') back()
      else if (act === 'choose') target.closest('li')?.querySelector<HTMLElement>('[type=checkbox]')?.click()
      else if (isPlaceLetter(act)) go(act, target)
      else move(act === 'next' ? 1 : -1)
    }

    function find(): void {
      const box = findBox()
      if (box) box.focus()
      else navigate(pathname.startsWith('/stock') ? '/stock' : '/leads', to({ place: 'input[type=search]' }))
    }

    /** To the list, or from a part of a vehicle to the vehicle. */
    function back(): void {
      const parts = pathname.split('/').filter(Boolean)
      if (parts.length === 0 || listPaths.includes(pathname)) return
      if (parts.length > 2) navigate(`/${parts.slice(0, 2).join('/')}`)
      else navigate(list.current ?? `/${parts.length > 1 ? parts[0] : ''}`, to({ line: pathname }))
    }

    function go(letter: PlaceLetter, target: HTMLElement): void {
      const { place } = placesOfLetters[letter]
      if (!target.matches('[data-line]')) document.querySelector<HTMLElement>(`main :is(${place})`)?.focus()
      else if (target.dataset.line?.includes(letter))
        navigate(target.getAttribute('href') ?? '', to({ place }))
    }

    function move(by: number): void {
      const all = lines()
      const at = all.indexOf(document.activeElement as HTMLAnchorElement)
      const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1)
      all[next]?.focus()
      all[next]?.scrollIntoView({ block: 'nearest' })
    }

    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, pathname, showHelp])
}

const to = (state: FocusState) => ({ state })
