import { type DragEvent, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { thumbnailOf } from '../../app/features/record/picture.ts'
import { Badge } from '../../app/ui/Badge.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './PhotoOrder.module.css'

interface PhotoOrderProps {
  /** Addresses, in the order of the page. */
  photos: readonly string[]
  /** Of the vehicle. */
  name: string
}

/** The photos of a vehicle, each with its buttons. With script, a photo is dragged to its place. */
export function PhotoOrder({ photos, name }: PhotoOrderProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle'

  function drop(event: DragEvent, target: string): void {
    event.preventDefault()
    setOver(null)
    if (dragged === null || dragged === target) return
    const others = photos.filter((each) => each !== dragged)
    // Behind the target when it comes from before it, so that it stands where it was let go.
    const place = others.indexOf(target) + Number(photos.indexOf(dragged) < photos.indexOf(target))
    const order = new URLSearchParams()
    for (const photo of others.toSpliced(place, 0, dragged)) order.append('order', photo)
    void submit(order, { method: 'post', preventScrollReset: true })
  }

  return (
    <ol className={classes.photos}>
      {photos.map((photo, index) => {
        const label = `Photo ${index + 1}`
        return (
          <li
            key={photo}
            draggable={!isBusy}
            className={classNames(classes.photo, over === photo && classes.over)}
            onDragStart={() => setDragged(photo)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(photo)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, photo)}
          >
            <span className={classes.picture}>
              <img
                src={thumbnailOf({ address: photo, label })}
                alt={`${label} of ${name}`}
                draggable={false}
              />
              {index === 0 ? (
                <span className={classes.badge}>
                  <Badge tone="accent">First</Badge>
                </span>
              ) : null}
            </span>
            <Form
              method="post"
              className={classes.buttons}
              preventScrollReset
              aria-label={label}
              data-of={photo}
            >
              {actsAt(index, photos.length).map(([act, words]) => (
                <SendButton
                  key={act}
                  name="act"
                  value={`${act} ${photo}`}
                  size="s"
                  variant="quiet"
                  aria-label={`${words}: ${label.toLowerCase()}`}
                >
                  {words}
                </SendButton>
              ))}
            </Form>
          </li>
        )
      })}
    </ol>
  )
}

function actsAt(index: number, count: number): (readonly [string, string])[] {
  return [
    ...(index > 0 ? [['earlier', 'Earlier'] as const] : []),
    ...(index < count - 1 ? [['later', 'Later'] as const] : []),
    ...(index > 1 ? [['first', 'Make first'] as const] : []),
    ['turn', 'Rotate'],
    ['remove', 'Remove'],
  ]
}
