import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Field, Input } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import { HoneypotField } from '../application/HoneypotField.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './AlertPage.module.css'
import type { AskWords } from './ask-words.ts'
import type { AlertSubject } from './read-asks.ts'

/** The result of a posted form. `typed` fills the field again. */
export type AskOutcome =
  | { state: 'sent'; typed: string }
  | { state: 'invalid' | 'unavailable'; typed: string }
  | { state: 'rate-limited'; typed: string; wait: string }

export interface AskPageProps {
  subject: AlertSubject
  asks: readonly AskWords[]
  notes: readonly string[]
  /** Null until the form has been sent. */
  outcome: AskOutcome | null
}

/** The form of an alert: one field. It works without script. */
export function AskPage({ subject, asks, notes, outcome }: AskPageProps) {
  const isOfVehicles = subject.search === null
  const title =
    asks.length === 0
      ? 'Email alerts'
      : isOfVehicles
        ? 'Tell me if the price falls or it is sold'
        : 'Email me new matches'
  if (outcome?.state === 'sent')
    return (
      <Container width="prose" className={classes.page}>
        <PageHead breadcrumbs={pageBreadcrumbs('Email alerts')} title="Check your email" />
        <Notice tone="success" role="status" title="One more step">
          <p>
            We’ve sent an email to <strong>{outcome.typed}</strong>. Press the button in it to start your
            alert. We store nothing until you do, and the link works for three days.
          </p>
        </Notice>
        <p className={textStyle.note}>
          It usually arrives within a minute. If it doesn’t, look in your spam folder, or check the address
          and <a href={askHref(subject)}>ask again</a>.
        </p>
      </Container>
    )
  return (
    <Container width="prose" className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs('Email alerts')} title={title} />
      {asks.length === 0 ? (
        <NothingAsked />
      ) : (
        <>
          {outcome ? <Failed outcome={outcome} /> : null}
          <p>We’ll email you about:</p>
          <ul className={classes.list}>
            {asks.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
          {notes.map((note) => (
            <Notice key={note} tone="info">
              <p>{note}</p>
            </Notice>
          ))}
          <form method="post" action={urls.alerts()} noValidate className={classes.form}>
            {subject.search === null ? null : <input type="hidden" name="search" value={subject.search} />}
            {subject.vehicles.map((id) => (
              <input key={id} type="hidden" name="v" value={id} />
            ))}
            <HoneypotField />
            <Field
              label="Your email address"
              id="alert-email"
              advice={
                outcome?.state === 'invalid' ? 'Enter an email address in full, like name@example.com' : null
              }
            >
              <Input
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck={false}
                maxLength={254}
                defaultValue={outcome?.typed}
                aria-invalid={outcome?.state === 'invalid' ? true : undefined}
              />
            </Field>
            <Button type="submit" size="l">
              {isOfVehicles ? 'Tell me' : 'Email me new matches'}
            </Button>
            <p className={textStyle.finePrint}>
              {isOfVehicles
                ? 'We only email you when the price falls or the vehicle is sold.'
                : 'At most one email a day, and only when something new matches.'}{' '}
              We’ll ask you to confirm first, and every email has a link to stop them. We use your address for
              nothing else. <a href={urls.privacy}>How we use your details</a>
            </p>
          </form>
          {subject.search === null ? null : (
            <p className={textStyle.note}>
              You can also follow a search without giving your address. There is a link for feed readers below
              the results.
            </p>
          )}
        </>
      )}
    </Container>
  )
}

function askHref({ search, vehicles }: AlertSubject): string {
  return urls.alerts({ search: search ?? undefined, v: vehicles })
}

/** Without a search and without a vehicle that is for sale. */
function NothingAsked() {
  return (
    <>
      <p>
        Search for what you are looking for and press “Email me new matches” below the results. Or open a
        vehicle and press “Tell me if the price falls or it is sold”.
      </p>
      <p>
        <ButtonLink href={urls.browseStock()}>Search our stock</ButtonLink>
      </p>
    </>
  )
}

function Failed({ outcome }: { outcome: Exclude<AskOutcome, { state: 'sent' }> }) {
  if (outcome.state === 'invalid')
    return (
      <Notice tone="error" role="alert" title="Please check your email address">
        <p>
          <a href="#alert-email">Enter an email address in full, like name@example.com</a>
        </p>
      </Notice>
    )
  return (
    <Notice tone="error" role="alert" title="We couldn’t send you an email">
      <p>
        {outcome.state === 'rate-limited' ? (
          <>
            Too many forms have come from your internet connection. You can send this one again{' '}
            <strong>{outcome.wait}</strong>.
          </>
        ) : (
          <>
            We can’t send emails at the moment. Please try again in a few minutes, or call us on{' '}
            <a href={callLink}>{site.phone.label}</a>.
          </>
        )}
      </p>
    </Notice>
  )
}
