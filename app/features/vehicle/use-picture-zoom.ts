import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** A photograph of 1,600 pixels is shown pixel by pixel on a phone at about this scale. */
export const largestScale = 5

interface Point {
  clientX: number
  clientY: number
}

/**
 * Zooms the picture at `position` of a strip: wheel and pinch do, and whatever calls `zoomBy`. An enlarged picture is
 * larger than its item, which scrolls; so the browser moves it.
 */
export function usePictureZoom(strip: RefObject<HTMLElement | null>, position: number) {
  const [zoomed, setZoomed] = useState({ position, scale: 1, width: 0, height: 0 })
  const scale = zoomed.position === position ? zoomed.scale : 1

  /** `at` stays where it is on the screen; the middle does without it. A factor of 0 shows the whole picture. */
  const zoomBy = (factor: number, at?: Point) => {
    const item = strip.current?.children[position]
    const image = item?.querySelector('img')
    if (!item || !image) return
    const wanted = Math.min(largestScale, Math.max(1, scale * factor))
    const { naturalWidth, naturalHeight } = image
    const fit = wanted * Math.min(item.clientWidth / naturalWidth, item.clientHeight / naturalHeight)
    const before = middleOf(image)
    const { clientX, clientY } = at ?? middleOf(item)
    flushSync(() =>
      setZoomed({ position, scale: wanted, width: naturalWidth * fit, height: naturalHeight * fit }),
    )
    const after = middleOf(image)
    item.scrollBy({
      left: after.clientX - clientX + ((clientX - before.clientX) * wanted) / scale,
      top: after.clientY - clientY + ((clientY - before.clientY) * wanted) / scale,
      behavior: 'instant',
    })
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Sideways it goes on to another picture.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / 300), event)
  })
  const onPinch = useEffectEvent((event: TouchEvent, factor: number, at: Point) => {
    event.preventDefault()
    zoomBy(factor, at)
  })
  useEffect(() => {
    const element = strip.current
    let spread = 0
    const wheel = (event: WheelEvent) => onWheel(event)
    const touch = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (!a || !b) return
      const before = event.type === 'touchstart' ? 0 : spread
      spread = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
      onPinch(event, before ? spread / before : 1, middle)
    }
    // React's own listeners are passive, so they could not keep the page from zooming.
    element?.addEventListener('wheel', wheel, { passive: false })
    element?.addEventListener('touchstart', touch, { passive: false })
    element?.addEventListener('touchmove', touch, { passive: false })
    return () => {
      element?.removeEventListener('wheel', wheel)
      element?.removeEventListener('touchstart', touch)
      element?.removeEventListener('touchmove', touch)
    }
  }, [strip])

  return { scale, size: scale > 1 ? { width: zoomed.width, height: zoomed.height } : undefined, zoomBy }
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
