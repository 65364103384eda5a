import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, Maximize2 } from '#app/ui/icons.ts'
import { Photo } from '#app/ui/Photo.tsx'
import { useHistoryEntry } from '#app/ui/use-history-entry.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { PhotosSoon } from '../record/PhotosSoon.tsx'
import { altOf, largestOf, type Picture, sourceOf, thumbnailOf } from '../record/picture.ts'
import classes from './Gallery.module.css'
import { useStripPosition } from './use-strip-position.ts'

interface GalleryProps {
  name: string
  pictures: readonly Picture[]
}

/**
 * A strip that shows one picture at a time and scrolls, and thumbnails where there is room. Thumbnails are links to
 * their pictures in the strip, and those to their files, so both work without script. The counter, the arrows and the
 * full screen, which Back closes, need it.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const strip = useRef<HTMLOListElement>(null)
  const { position, show } = useStripPosition(strip, pictures.length)
  const hydrated = useHydrated()
  const [viewer, setViewer] = useState<typeof import('./PictureViewer.tsx') | null>(null)
  const [open, setOpen] = useHistoryEntry('pictures')
  // Kept until the viewer has closed and says which picture it showed last.
  const [opened, setOpened] = useState<number | null>(null)

  const showViewer = useEffectEvent(() => {
    // Forward opens it without a press on a picture.
    const index = opened ?? position
    setOpened(index)
    const file = largestOf(pictures[index] as Picture)
    if (!viewer) import('./PictureViewer.tsx').then(setViewer, () => location.assign(file))
  })
  useEffect(() => {
    if (open) showViewer()
  }, [open])

  if (pictures.length === 0)
    return (
      <div className={classes.stage}>
        <div className={classes.soon}>
          <PhotosSoon name={name} />
        </div>
      </div>
    )

  const several = pictures.length > 1
  const openPicture = (event: MouseEvent, index: number) => {
    // A new tab shows the file.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
    setOpen(true)
  }
  const showThumbnail = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }

  return (
    <section aria-label="Pictures" className={classes.gallery}>
      <div className={classes.stage}>
        {/* A scrolling region must be reachable by keyboard. */}
        <ol
          ref={strip}
          className={classes.strip}
          tabIndex={several ? 0 : undefined}
          aria-label="Pictures, one at a time"
        >
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feed may list a picture twice
            <li key={index} id={`picture-${index + 1}`} className={classes.picture}>
              {/* With script the button below is the way by keyboard: one stop in place of one for each picture. */}
              <a
                href={largestOf(picture)}
                className={classes.enlarge}
                tabIndex={hydrated ? -1 : undefined}
                onClick={(event) => openPicture(event, index)}
              >
                <Photo
                  {...sourceOf(picture)}
                  sizes="(min-width: 64rem) 52rem, 100vw"
                  alt={altOf(picture, name)}
                  width={800}
                  height={600}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  decoding={index === 0 ? 'sync' : 'async'}
                />
              </a>
            </li>
          ))}
        </ol>
        {hydrated ? (
          <button
            type="button"
            className={classes.fullScreen}
            aria-haspopup="dialog"
            onClick={(event) => openPicture(event, position)}
          >
            <Maximize2 aria-label="Enlarge pictures" size={20} />
          </button>
        ) : null}
        {several && hydrated ? (
          <>
            <p data-screen-only className={classes.counter}>
              <VisuallyHidden>Picture </VisuallyHidden>
              {position + 1}/{pictures.length}
            </p>
            <button type="button" className={classes.previous} onClick={() => show(position - 1)}>
              <ChevronLeft aria-label="Previous picture" />
            </button>
            <button type="button" className={classes.next} onClick={() => show(position + 1)}>
              <ChevronRight aria-label="Next picture" />
            </button>
          </>
        ) : null}
      </div>
      {several ? (
        <ol data-screen-only className={classes.thumbnails} aria-label="All pictures">
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feed may list a picture twice
            <li key={index}>
              <a
                href={`#picture-${index + 1}`}
                className={classes.thumbnail}
                aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                aria-current={hydrated && index === position ? 'true' : undefined}
                onClick={(event) => showThumbnail(event, index)}
              >
                <Photo
                  src={thumbnailOf(picture)}
                  alt=""
                  width={200}
                  height={150}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ol>
      ) : null}
      {viewer && opened !== null ? (
        <viewer.PictureViewer
          name={name}
          pictures={pictures}
          first={opened}
          open={open}
          onClose={(last) => {
            setOpened(null)
            setOpen(false)
            show(last, 'instant')
          }}
        />
      ) : null}
    </section>
  )
}
