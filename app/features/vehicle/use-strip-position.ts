import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The index of the item in view in a horizontal strip whose items have its width, and a function that scrolls to another. */
export function useStripPosition(strip: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState(0)

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

  const show = useCallback(
    (wanted: number, behavior: ScrollBehavior = 'auto') => {
      const element = strip.current
      const target = (wanted + count) % count
      element?.scrollTo({ left: target * element.clientWidth, behavior })
    },
    [strip, count],
  )

  return { position: Math.min(position, count - 1), show }
}
