import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Field, Input } from '#app/ui/Field.tsx'
import { NotePopover } from '#app/ui/NotePopover.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { emailLink, site } from '#content/site.ts'
import classes from './Newsletter.module.css'

const noteId = 'newsletter-note'

/**
 * Sends nothing; a popover says so without script. Not a form, so the Enter key submits nothing either. Where the dealer has
 * a script of another company, which could read an address that is typed here, there is no field.
 */
export function Newsletter() {
  const foreignScript = useRouteLoaderData<typeof loader>('root')?.foreignScript
  return (
    <Container>
      <section aria-labelledby="newsletter" className={classes.newsletter}>
        <div className={stack.xxs}>
          <h2 id="newsletter" className={textStyle.extraLarge}>
            New arrivals by email
          </h2>
          <p className={textStyle.soft}>
            Not open yet. We plan to send one email a week with our newest vehicles and their prices.
          </p>
        </div>
        <div className={classes.box}>
          {foreignScript ? null : (
            <Field label="Email address" id="newsletter-email">
              <Input type="email" autoComplete="email" />
            </Field>
          )}
          <Button variant="secondary" popoverTarget={noteId}>
            Sign up
          </Button>
        </div>
        <NotePopover id={noteId} title="Nothing has been sent">
          <p>
            The newsletter has not started, so we have not kept your address. Email{' '}
            <a href={emailLink}>{site.email}</a> and we will tell you when it starts.
          </p>
        </NotePopover>
      </section>
    </Container>
  )
}
