import type { ReactNode, Ref } from 'react'
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
  reference: string
  /** What happens next, a sentence or two each. */
  steps: readonly string[]
  /** What somebody may call for. */
  callTo: string
  children?: ReactNode
}

/** Takes the place of a form that was sent: the reference, what happens next, and what was sent. */
export function Confirmation(props: ConfirmationProps) {
  const { label, id, ref, title, announced, reference, steps, callTo, children } = props
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-label={label} className={classes.sent}>
      <Notice tone="success" role={announced ? 'alert' : undefined} title={title} />
      <dl className={classes.reference}>
        <dt>Your reference</dt>
        <dd>{reference}</dd>
      </dl>
      <div className={classes.next}>
        <h2 className={textStyle.large}>What happens next</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          To {callTo}, call <a href={callLink}>{site.phone.label}</a> and give your reference.
        </p>
      </div>
      {children}
    </section>
  )
}
