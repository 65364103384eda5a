import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { keyAct } from './list-keys.ts'
import { browserSettings } from './settings.ts'

/** The links of the lines of lists, in the order of the page. */
const lines = () => [...document.querySelectorAll<HTMLElement>('main [data-line]')]

/** A box in which something is looked for. */
const findBox = () => document.querySelector<HTMLElement>('main input[type=search]')

/** Works the lists of a page by keys: a list marks the link of each line with `data-line`. */
export function useListKeys(showHelp: () => void): void {
  const navigate = useNavigate()

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      // A dialog has its own keys.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const act = keyAct({
        key: event.key,
        isCommand: event.ctrlKey || event.altKey || event.metaKey,
        isTyping: target.isContentEditable || target.matches('input, textarea, select'),
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
      else move(act === 'next' ? 1 : -1)
    }

    function find(): void {
      const box = findBox()
      if (box) box.focus()
      else navigate('/leads')
    }

    function move(by: number): void {
      const all = lines()
      const at = all.indexOf(document.activeElement as HTMLElement)
      const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1)
      all[next]?.focus()
      all[next]?.scrollIntoView({ block: 'nearest' })
    }

    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, showHelp])
}
