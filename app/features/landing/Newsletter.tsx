import { Button } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { NotePopover } from '#app/ui/NotePopover.tsx'
import { emailLink, site } from '#content/site.ts'
import classes from './Newsletter.module.css'

const noteId = 'newsletter-note'

/** A box that sends nothing, and says so. Not a form: pressing Enter goes nowhere either. A popover, so no script. */
export function Newsletter() {
  return (
    <Container>
      <section aria-labelledby="newsletter" className={classes.newsletter}>
        <div className={classes.words}>
          <h2 id="newsletter" className={classes.heading}>
            New arrivals by e-mail
          </h2>
          <p className={classes.text}>
            Once a week at most, with prices, when there is something worth reading.
          </p>
        </div>
        <div className={classes.box}>
          <Field label="E-mail address" id="newsletter-email">
            <Input type="email" autoComplete="email" />
          </Field>
          <Button variant="secondary" popoverTarget={noteId}>
            Sign up
          </Button>
        </div>
        <NotePopover id={noteId} title="Nothing has been sent">
          <p>
            The newsletter has not started, so your address was not kept. Write to{' '}
            <a href={emailLink}>{site.email}</a> and we will tell you when it does.
          </p>
        </NotePopover>
      </section>
    </Container>
  )
}
