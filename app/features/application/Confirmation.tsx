import type { ReactNode, Ref } from 'react'
import { ChevronDown } from '#app/ui/icons.ts'
import { Notice } from '#app/ui/Notice.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { callLink, site } from '#content/site.ts'
import classes from './Confirmation.module.css'

interface ConfirmationProps {
  /** The name of the region. */
  label: string
  id?: string
  ref?: Ref<HTMLElement> | undefined
  title: string
  /** True right after sending: the alert interrupts a screen reader. */
  announced: boolean
  /** Null where it is not known. */
  reference: string | null
  /** The secret address of the page that tells what was done. Absent or null: there is none. */
  statusPath?: string | null
  /** What happens next, a sentence or two each. */
  steps: readonly string[]
  /** What somebody may call for. */
  callTo: string
  children?: ReactNode
}

/** Replaces a form that was sent: the reference, what happens next, and what was sent. */
export function Confirmation(props: ConfirmationProps) {
  const { label, id, ref, title, announced, reference, statusPath = null, steps, callTo, children } = props
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-label={label} className={classes.sent}>
      <Notice tone="success" role={announced ? 'alert' : undefined} title={title} />
      {reference === null ? null : (
        <dl className={classes.reference}>
          <dt>Your reference</dt>
          <dd>{reference}</dd>
        </dl>
      )}
      {statusPath === null ? null : (
        <p>
          <a data-status-link href={statusPath || undefined}>
            See what has happened with it
          </a>
          : the page shows when we have called you. Save this link, because only you have it.
        </p>
      )}
      <div className={classes.next}>
        <h2 className={textStyle.large}>What happens next</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          To {callTo}, call <a href={callLink}>{site.phone.label}</a>
          {reference === null ? '.' : ' and give your reference.'}
        </p>
      </div>
      {children}
    </section>
  )
}

interface SentAnswer {
  label: string
  text: string
  advice?: string | null
}

/** A summary of the answers that were sent; those left blank are absent. */
export function SentAnswers({ answers, open }: { answers: readonly SentAnswer[]; open: boolean }) {
  if (answers.length === 0) return <p className={textStyle.note}>You left every answer blank.</p>
  return (
    <details open={open} className={classes.answers}>
      <summary className={classes.summary}>
        What you sent
        <ChevronDown aria-hidden size={18} />
      </summary>
      <dl className={classes.list}>
        {answers.map(({ label, text, advice }) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              {text}
              {advice ? <span className={classes.advice}>{advice}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
