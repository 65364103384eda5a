import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Received } from '#server/desk/receive-file.ts'
import type { FileRoom } from '#server/feed/staff/incoming-files.ts'
import { Button } from '../../app/ui/Button.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { Field, Input } from '../../app/ui/Field.tsx'
import classes from './FileDrop.module.css'
import { sendFiles } from './send-files.ts'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps {
  /** Why the last file was not taken. */
  refused: string | null
  room: FileRoom
}

/** Where a file is dropped or chosen. With script it says how far it has got, and refuses a large one before it is sent. */
export function FileDrop({ refused, room }: FileDropProps) {
  const [words, setWords] = useState(refused)
  const [share, setShare] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { isOver, handlers } = useFileDrop(([file]) => void send(file))
  useEffect(() => setWords(refused), [refused])

  async function send(file: File | undefined): Promise<void> {
    if (!file) return setWords('Choose a file first.')
    if (file.size > room.bytes) return setWords(room.excess)
    setWords(null)
    setShare(0)
    const form = new FormData()
    form.append('file', file)
    try {
      const received = (await sendFiles('/files/upload', form, setShare)) as Received
      if (received.state === 'received') await navigate(`/files/${received.id}`)
      else setWords(received.words)
    } catch {
      setWords('The file did not arrive. Is the desk still open? Try again.')
    }
    setShare(null)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void send(input.current?.files?.[0])
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={classNames(classes.drop, isOver && classes.over)}
      onSubmit={onSubmit}
      {...handlers}
    >
      <Field id="file" label="Your file" hint="Choose it, or drop it here." advice={words}>
        <Input ref={input} type="file" name="file" accept=".csv,.txt,.tsv,.xlsx,.json,.ndjson,.gz" />
      </Field>
      {share === null ? (
        <Button type="submit">Look at this file</Button>
      ) : (
        <label className={classes.progress}>
          {share < 1 ? `Sending, ${Math.floor(share * 100)} %` : 'Reading'}
          <progress value={share < 1 ? share : undefined} max={1} />
        </label>
      )}
    </form>
  )
}
