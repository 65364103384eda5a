import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '#app/ui/icons.ts'
import { Photo } from '#app/ui/Photo.tsx'
import { altOf, type Picture, sourceOf } from '../record/picture.ts'
import classes from './PictureViewer.module.css'
import { largestScale } from './picture-zoom.ts'
import { usePictureGestures } from './use-picture-gestures.ts'

interface PictureViewerProps {
  name: string
  pictures: readonly Picture[]
  /** The index of the picture that it opens with. */
  first: number
  /** With the index of the picture that was shown last. */
  onClose: (last: number) => void
}

/** The pictures over the whole screen. Loaded when the first one is opened. */
export function PictureViewer({ name, pictures, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const [position, setPosition] = useState(first)
  const count = pictures.length

  const show = (wanted: number) => {
    reset()
    setPosition((wanted + count) % count)
  }
  const element = useCallback(() => stage.current, [])
  const { zoom, drag, held, handlers, zoomBy, lookBeside, reset } = usePictureGestures(element, (step) => {
    const wanted = position + step
    if (wanted >= 0 && wanted < count) show(wanted)
  })

  // `close` moves the focus back to what had it before.
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    closeButton.current?.focus()
    return () => opened?.close()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isViewerKey(event.key)) return
    event.preventDefault()
    const beside = besideOf[event.key]
    if (beside && zoom.scale > 1) return lookBeside(...beside)
    const pictureOf = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: count - 1 }
    const factorOf = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep, '0': 0 }
    if (event.key in pictureOf) show(pictureOf[event.key as keyof typeof pictureOf])
    else if (event.key in factorOf) zoomBy(factorOf[event.key as keyof typeof factorOf])
  }

  const label = altOf(pictures[position] as Picture, name)
  const near = [position - 1, position, position + 1].filter((index) => index >= 0 && index < count)
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
          <button type="button" disabled={zoom.scale === 1} onClick={() => zoomBy(1 / zoomStep)}>
            <ZoomOut aria-label="Zoom out" size={22} />
          </button>
          <button type="button" disabled={zoom.scale >= largestScale} onClick={() => zoomBy(zoomStep)}>
            <ZoomIn aria-label="Zoom in" size={22} />
          </button>
          <button type="button" ref={closeButton} onClick={() => dialog.current?.close()}>
            <X aria-label="Close pictures" size={24} />
          </button>
        </div>
      </div>
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={zoom.scale > 1 || undefined}
        data-held={held || undefined}
        {...handlers}
      >
        {near.map((index) => {
          const isCurrent = index === position
          const scaled = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
          return (
            <div
              key={index}
              aria-hidden={!isCurrent}
              data-current={isCurrent || undefined}
              className={classes.slot}
              style={{
                transform:
                  isCurrent && zoom.scale > 1
                    ? scaled
                    : `translateX(calc(${(index - position) * 100}% + ${drag}px))`,
              }}
            >
              <Photo
                {...sourceOf(pictures[index] as Picture)}
                sizes={isCurrent && zoom.scale > 1 ? '1600px' : '100vw'}
                alt={altOf(pictures[index] as Picture, name)}
                draggable={false}
                decoding="async"
              />
            </div>
          )
        })}
      </div>
      {count > 1 ? (
        <>
          <button type="button" className={classes.previous} onClick={() => show(position - 1)}>
            <ChevronLeft aria-label="Previous picture" size={28} />
          </button>
          <button type="button" className={classes.next} onClick={() => show(position + 1)}>
            <ChevronRight aria-label="Next picture" size={28} />
          </button>
        </>
      ) : null}
    </dialog>
  )
}

/** Of the buttons and the keys. */
const zoomStep = 1.5

/** Where a key looks while the picture is zoomed: right and down, as shares of the stage. */
const besideOf: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.25, 0],
  ArrowRight: [0.25, 0],
  ArrowUp: [0, -0.25],
  ArrowDown: [0, 0.25],
}

function isViewerKey(key: string): boolean {
  return key in besideOf || ['Home', 'End', '+', '=', '-', '0'].includes(key)
}
