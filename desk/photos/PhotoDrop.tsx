import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReceivedPhotos } from '#server/desk/receive-photos.ts'
import { Button } from '../../app/ui/Button.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { Field, Input } from '../../app/ui/Field.tsx'
import dropClasses from '../files/FileDrop.module.css'
import { sendFiles } from '../files/send-files.ts'
import { useFileDrop } from '../files/use-file-drop.ts'
import classes from './PhotoDrop.module.css'

/** A photo on its way. */
interface Sending {
  key: string
  name: string
  /** From 0 to 1: sent. */
  share: number
  /** Why it was not added; null while it is on its way. */
  fault: string | null
}

/** Where photos are dropped or chosen, many at once. With script, each has a bar and is added by itself, in their order. */
export function PhotoDrop({ id }: { id: string }) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const input = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const { isOver, handlers } = useFileDrop(send)

  function update(key: string, change: Partial<Sending> | null): void {
    setSending((all) =>
      all.flatMap((each) => (each.key !== key ? [each] : change === null ? [] : [{ ...each, ...change }])),
    )
  }

  async function sendOne(key: string, file: File): Promise<void> {
    const form = new FormData()
    form.append('photo', file)
    try {
      const to = `/stock/${encodeURIComponent(id)}/photos/upload`
      const { faults } = (await sendFiles(to, form, (share) => update(key, { share }))) as ReceivedPhotos
      update(key, faults.length > 0 ? { fault: faults.join(' ') } : null)
      await revalidate()
    } catch {
      update(key, { fault: `${file.name} did not arrive. Is the desk still open? Send it again.` })
    }
  }

  function send(files: readonly File[]): void {
    const added = files.map((file) => ({ key: crypto.randomUUID(), name: file.name, file }))
    setSending((all) => [
      ...all.filter(({ fault }) => fault === null),
      ...added.map(({ key, name }) => ({ key, name, share: 0, fault: null })),
    ])
    for (const { key, file } of added) queue.current = queue.current.then(() => sendOne(key, file))
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    send([...(input.current?.files ?? [])])
    if (input.current) input.current.value = ''
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={classNames(dropClasses.drop, isOver && dropClasses.over)}
      onSubmit={onSubmit}
      {...handlers}
    >
      <Field
        id="photo"
        label="Add photos"
        hint="Choose as many as you like, or drop them here: JPEG, PNG, WebP or AVIF, at most 50 MB each."
      >
        {/* Without HEIC in this list, an iPhone sends JPEG. */}
        <Input
          ref={input}
          type="file"
          name="photo"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
        />
      </Field>
      <Button type="submit" variant="secondary">
        Add them
      </Button>
      {sending.length > 0 ? (
        <ul className={classes.sending} aria-live="polite">
          {sending.map(({ key, name, share, fault }) => (
            <li key={key}>
              {fault === null ? (
                <label className={dropClasses.progress}>
                  {name}
                  <progress value={share < 1 ? share : undefined} max={1} />
                </label>
              ) : (
                <p className={classes.fault}>{fault}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}
