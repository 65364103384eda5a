import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '#app/ui/icons.ts'
import { Photo } from '#app/ui/Photo.tsx'
import { altOf, type Picture, sourceOf } from '../record/picture.ts'
import classes from './PictureViewer.module.css'
import { largestScale, usePictureZoom } from './use-picture-zoom.ts'
import { useStripPosition } from './use-strip-position.ts'

interface PictureViewerProps {
  name: string
  pictures: readonly Picture[]
  /** The index of the picture that it opens with. */
  first: number
  /** False closes it, and `onClose` is then called. */
  open: boolean
  /** With the index of the picture that was shown last. */
  onClose: (last: number) => void
}

/** The pictures over the whole screen, in a strip as in the gallery. Loaded when the first one is opened. */
export function PictureViewer({ name, pictures, first, open, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLOListElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const count = pictures.length
  const { position, show } = useStripPosition(strip, count, first)
  const { scale, size, zoomBy } = usePictureZoom(strip, position)

  // `close` moves the focus back to what had it before.
  const showModal = useEffectEvent(() => {
    dialog.current?.showModal()
    closeButton.current?.focus()
    show(first, 'instant')
  })
  useEffect(() => {
    const opened = dialog.current
    showModal()
    return () => opened?.close()
  }, [])
  useEffect(() => {
    if (!open) dialog.current?.close()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const turnTo = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: count - 1 }[event.key]
    const factor = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep, '0': 0 }[event.key]
    const item = strip.current?.children[position]
    // An enlarged picture is moved by a quarter of the screen.
    const [right, down] = (scale > 1 && moves[event.key]) || [0, 0]
    if (item && (right || down)) item.scrollBy(right * item.clientWidth, down * item.clientHeight)
    else if (turnTo !== undefined) show(turnTo, 'instant')
    else if (factor !== undefined) zoomBy(factor)
    else return
    event.preventDefault()
  }

  const drag = (event: PointerEvent) => {
    if (scale === 1 || event.pointerType !== 'mouse' || event.buttons !== 1) return
    const { movementX: left, movementY: top } = event
    strip.current?.children[position]?.scrollBy({ left: -left, top: -top, behavior: 'instant' })
  }

  const label = altOf(pictures[position] as Picture, name)
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      className={classes.viewer}
      onKeyDown={onKeyDown}
      onClose={() => onClose(position)}
    >
      <div className={classes.head}>
        <p aria-live="polite" className={classes.caption}>
          <span className={classes.counter}>
            {position + 1}/{count}
          </span>{' '}
          {label}
        </p>
        <div className={classes.tools}>
          <button type="button" disabled={scale === 1} onClick={() => zoomBy(1 / zoomStep)}>
            <ZoomOut aria-label="Zoom out" size={22} />
          </button>
          <button type="button" disabled={scale >= largestScale} onClick={() => zoomBy(zoomStep)}>
            <ZoomIn aria-label="Zoom in" size={22} />
          </button>
          <button type="button" ref={closeButton} onClick={() => dialog.current?.close()}>
            <X aria-label="Close pictures" size={24} />
          </button>
        </div>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      <ol
        ref={strip}
        tabIndex={count > 1 ? 0 : undefined}
        aria-label="Pictures, one at a time"
        className={classes.strip}
        data-zoomed={scale > 1 || undefined}
        onPointerMove={drag}
        onDoubleClick={(event) => zoomBy(scale > 1 ? 0 : closeScale, event)}
      >
        {pictures.map((picture, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a feed may list a picture twice
            key={index}
            aria-hidden={index !== position}
            data-current={index === position || undefined}
            className={classes.slot}
          >
            {Math.abs(index - position) > 1 ? null : (
              <div className={classes.picture} style={index === position ? size : undefined}>
                <Photo
                  {...sourceOf(picture)}
                  sizes={index === position && scale > 1 ? '1600px' : '100vw'}
                  alt={altOf(picture, name)}
                  draggable={false}
                  decoding="async"
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {count > 1 ? (
        <>
          <button type="button" className={classes.previous} onClick={() => show(position - 1, 'instant')}>
            <ChevronLeft aria-label="Previous picture" size={28} />
          </button>
          <button type="button" className={classes.next} onClick={() => show(position + 1, 'instant')}>
            <ChevronRight aria-label="Next picture" size={28} />
          </button>
        </>
      ) : null}
    </dialog>
  )
}

/** Of the buttons and the keys. */
const zoomStep = 1.5

/** Of a double tap. */
const closeScale = 2.5

/** Where a key looks while the picture is enlarged: right and down, as shares of the screen. */
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.25, 0],
  ArrowRight: [0.25, 0],
  ArrowUp: [0, -0.25],
  ArrowDown: [0, 0.25],
}
