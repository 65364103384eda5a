import { data, Form, Link, redirect } from 'react-router'
import { Notice } from '../../app/ui/Notice.tsx'
import { visitContext } from '../context.ts'
import { FileDrop } from '../files/FileDrop.tsx'
import { sizeInWords } from '../files/size-in-words.ts'
import { takenInWords } from '../files/taken-in-words.ts'
import { Section } from '../layout/Section.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import type { Route } from './+types/files'
import classes from './files.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { files } = await context.get(visitContext).services().work()
  return { files: await files.list(), room: await files.room(), isPolled: files.isPolled, now: Date.now() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { files, receiveFile } = await context.get(visitContext).services().work()
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    await files.remove(String((await request.formData()).get('remove') ?? ''))
    throw redirect('/files')
  }
  const received = await receiveFile(request)
  if (received.state === 'received') throw redirect(`/files/${received.id}`)
  return data({ refused: received.words }, { status: 400 })
}

export function meta() {
  return [{ title: 'Read in a file · Desk' }]
}

export default function Files({ loaderData, actionData }: Route.ComponentProps) {
  const { files, room, isPolled } = loaderData
  return (
    <>
      <h1>Read in a file</h1>
      <p className={classes.lead}>
        Bring the list of your stock as CSV, Excel (.xlsx) or JSON. You see what it would change before
        anything is changed.
      </p>
      {isPolled ? (
        <Notice tone="info">
          Your stock also comes by itself from a feed. The next time the feed changes, the site shows what the
          feed says, and not what you read in here.
        </Notice>
      ) : null}
      <FileDrop refused={actionData?.refused ?? null} room={room} />
      {files.length > 0 ? (
        <Section title="Files of today">
          <ul className={classes.files}>
            {files.map((file) => (
              <li key={file.id} className={classes.file}>
                <Link to={`/files/${file.id}`} className={classes.name}>
                  {file.name}
                </Link>
                <span className={classes.soft}>
                  {sizeInWords(file.bytes)}, brought by {file.person}
                </span>
                <span>{file.taken ? takenInWords(file.taken) : 'Not read in yet'}</span>
                {file.taken ? null : (
                  <Form method="post">
                    <SendButton name="remove" value={file.id} size="s" variant="quiet">
                      Throw away
                    </SendButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
