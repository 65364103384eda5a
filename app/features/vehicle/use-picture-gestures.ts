import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeScale, fittedSize, keepInView, notZoomed, type Zoom, zoomAbout } from './picture-zoom.ts'

/** Pixels: a shorter drag is no swipe. */
const shortestSwipe = 50

/** Pixels: a longer move is no tap. */
const longestTap = 8

const doubleTapMs = 300

interface Gestures {
  zoom: Zoom
  /** How far the picture has been dragged sideways, in pixels. */
  drag: number
  /** While a finger or the mouse holds the picture. */
  held: boolean
  zoomBy(factor: number): void
  /** Shows what lies beside, as shares of the stage: 0.25 to the right is a quarter of its width further right. */
  lookBeside(right: number, down: number): void
  reset(): void
}

interface Held {
  x: number
  y: number
}

/**
 * Pinch, double tap and wheel zoom the picture of the stage. While it is zoomed, a drag moves it, and a tap moves the place
 * that was tapped to the middle; otherwise a drag goes on to another: `onSwipe` with 1 for the next, -1 for the one before.
 */
export function usePictureGestures(stage: () => HTMLElement | null, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(notZoomed)
  const [drag, setDrag] = useState(0)
  const [held, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Held>())
  const start = useRef({ x: 0, y: 0, at: 0, moved: false })
  const lastTap = useRef(0)

  const sizes = () => {
    const element = stage()
    const box = { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 }
    const image = element?.querySelector<HTMLImageElement>('[data-current] img')
    const natural = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }
    return { box, picture: fittedSize(natural, box) }
  }
  const fromCentre = (at: { clientX: number; clientY: number }) => {
    const box = stage()?.getBoundingClientRect()
    return {
      x: at.clientX - (box?.left ?? 0) - (box?.width ?? 0) / 2,
      y: at.clientY - (box?.top ?? 0) - (box?.height ?? 0) / 2,
    }
  }
  const zoomTo = (scale: (now: number) => number, about = { x: 0, y: 0 }) => {
    const { box, picture } = sizes()
    setZoom((now) => zoomAbout(now, scale(now.scale), about, picture, box))
  }

  const move = (dx: number, dy: number) => {
    const { box, picture } = sizes()
    setZoom((now) => keepInView({ ...now, x: now.x + dx, y: now.y + dy }, picture, box))
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomTo((now) => now * Math.exp(-event.deltaY / 300), fromCentre(event))
  })
  useEffect(() => {
    const element = stage()
    // React's own listener is passive, so it could not keep the page from zooming.
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [stage])

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.current.size === 1)
        start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, moved: false }
      else start.current.moved = true
      setHeld(true)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
      const away = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y)
      if (away > longestTap) start.current.moved = true
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (other) {
        const spread = (at: Held) => Math.hypot(at.x - other.x, at.y - other.y)
        const now = { x: event.clientX, y: event.clientY }
        const factor = spread(now) / Math.max(1, spread(before))
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
        zoomTo((scale) => scale * factor, fromCentre(middle))
        setDrag(0)
      } else if (zoom.scale > 1) {
        move(dx, dy)
      } else if (start.current.moved) setDrag((now) => now + dx)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.delete(event.pointerId)) return
      if (pointers.current.size > 0) return
      setHeld(false)
      setDrag(0)
      if (Math.abs(drag) >= shortestSwipe) return onSwipe(drag < 0 ? 1 : -1)
      if (start.current.moved) return
      const isDouble = event.timeStamp - lastTap.current < doubleTapMs
      lastTap.current = isDouble ? 0 : event.timeStamp
      if (isDouble) zoomTo((now) => (now > 1 ? 1 : closeScale), fromCentre(event))
      else if (zoom.scale > 1) {
        const at = fromCentre(event)
        move(-at.x, -at.y)
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId)
      setHeld(pointers.current.size > 0)
      setDrag(0)
    },
  }

  const gestures: Gestures = {
    zoom,
    drag,
    held,
    zoomBy: (factor) => zoomTo((now) => now * factor),
    lookBeside(right, down) {
      const { box } = sizes()
      move(-right * box.width, -down * box.height)
    },
    reset: () => setZoom(notZoomed),
  }
  return { ...gestures, handlers }
}
