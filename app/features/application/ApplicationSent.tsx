import type { Ref } from 'react'
import { Notice } from '#app/ui/Notice.tsx'
import { callLink, site } from '#content/site.ts'
import classes from './ApplicationSent.module.css'
import { SentAnswers } from './SentAnswers.tsx'
import type { SentApplication } from './sent-applications.ts'

interface ApplicationSentProps extends SentApplication {
  reserved: boolean
  /** True right after sending: the alert interrupts a screen reader. */
  announced: boolean
  /** Whether the answers are open initially. */
  answersOpen?: boolean
  ref?: Ref<HTMLElement>
}

/** Replaces the Apply buttons. The text of the alert is specified. */
export function ApplicationSent({
  reference,
  values,
  reserved,
  announced,
  answersOpen = false,
  ref,
}: ApplicationSentProps) {
  return (
    <section
      ref={ref}
      id="application-sent"
      tabIndex={-1}
      aria-label="Your finance application"
      className={classes.sent}
    >
      <Notice tone="success" role={announced ? 'alert' : undefined} title="Application submitted!" />
      <dl className={classes.reference}>
        <dt>Your reference</dt>
        <dd>{reference}</dd>
      </dl>
      <div className={classes.next}>
        <h2 className={classes.heading}>What happens next</h2>
        <ol className={classes.steps}>
          <li>Our finance team reads your application during office hours, {site.phoneHours}.</li>
          {reserved ? (
            <li>This vehicle is reserved, so they check first whether it is still for sale.</li>
          ) : null}
          <li>They will call or email you. {site.emailReply}.</li>
          <li>
            You have not agreed to anything yet, and this form made no credit search. We will tell you before
            a lender makes one.
          </li>
        </ol>
        <p>
          To correct an answer or to talk sooner, call <a href={callLink}>{site.phone.label}</a> and give your
          reference.
        </p>
      </div>
      {values ? <SentAnswers values={values} open={answersOpen} /> : null}
    </section>
  )
}
