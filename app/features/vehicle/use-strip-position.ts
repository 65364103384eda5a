import { type RefObject, useEffect, useState } from 'react'

/**
 * The index of the item in view in a horizontal strip whose items have its width, and a function that scrolls to another.
 * `first` is in view at the beginning.
 */
export function useStripPosition(strip: RefObject<HTMLElement | null>, count: number, first = 0) {
  const [position, setPosition] = useState(first)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const read = () => {
      if (element.clientWidth > 0) setPosition(Math.round(element.scrollLeft / element.clientWidth))
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [strip])

  const show = (wanted: number, behavior: ScrollBehavior = 'auto') => {
    const element = strip.current
    const target = (wanted + count) % count
    element?.scrollTo({ left: target * element.clientWidth, behavior })
    // The next press may come before the event of scrolling.
    if (behavior === 'instant') setPosition(target)
  }

  return { position: Math.min(position, count - 1), show }
}
