import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { ignoreSecondPress } from '#app/ui/ignore-second-press.ts'
import { applicationFields, applicationSteps } from '#domain/applications/application-fields.ts'
import type { Pence } from '#domain/finance/money.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import classes from './ApplicationFlow.module.css'
import type { ApplicationVehicle } from './application-vehicle.ts'
import { ChosenPlan } from './ChosenPlan.tsx'
import { CommissionPanel, WhatHappensNext } from './Disclosures.tsx'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { ReservedNote } from './ReservedNote.tsx'
import { SubmissionFailed } from './SubmissionFailed.tsx'
import type { SendingFailure } from './send-application.ts'
import { hasAnswers, lastStep, useApplicationWizard } from './use-application-wizard.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

export { ApplicationSent } from './ApplicationSent.tsx'
export { SubmissionFailed } from './SubmissionFailed.tsx'

interface ApplicationFlowProps {
  vehicle: ApplicationVehicle
  /** Set here: opens the dialog. The page itself does not render again. */
  opener: RefObject<(() => void) | null>
  /** Whether the press came before this code. */
  openAtFirst: boolean
  /** What the application is for: "Ford Transit, £12,000". */
  subject: string
  /** The finance that the visitor has chosen, in words, and its amount of credit. */
  plan: string | null
  credit: Pence | null
  reserved: boolean
  /** Called once the application is stored. */
  onSent: () => void
  /** Called when the dialog is closed after a failure to send it, and with null when it is opened again. */
  onFailure: (failure: SendingFailure | null) => void
}

/**
 * The application in its dialog: six steps, one at a time, forward only. Earlier answers stay above the step and can be
 * corrected. This module is the part of the vehicle page that loads after it (`useApplication`).
 */
export function ApplicationFlow({
  vehicle,
  opener,
  openAtFirst,
  subject,
  plan,
  credit,
  reserved,
  onSent,
  onFailure,
}: ApplicationFlowProps) {
  const [open, setOpen] = useState(openAtFirst)
  // Follows `open` after the paint that answers the press, as the dialog does.
  const [shown, setShown] = useState(false)
  const { state, answering, proceed } = useApplicationWizard(vehicle, () => {
    // At once: while the dialog is modal, the confirmation cannot be focused.
    form.current?.closest('dialog')?.close()
    ignoreSecondPress()
    setOpen(false)
    onSent()
  })
  const { step, values, sending, failure } = state
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const headingId = `${formId}-step-${step}`
  const commissionId = `${formId}-commission`
  const firstOrLast = step === 1 || step === lastStep

  useLeaveWarning(hasAnswers(state))
  useKeyboardRoom(form, open)

  // In the commit that adds the dialog, so that no press comes between.
  useLayoutEffect(() => {
    opener.current = () => setOpen(true)
  }, [opener])

  useEffect(() => {
    afterPaint(() => setShown(open))
  }, [open])

  useEffect(() => {
    const heading = shown ? document.getElementById(headingId) : null
    heading?.focus({ preventScroll: true })
    if (step > 1) heading?.scrollIntoView({ block: 'start' })
  }, [shown, headingId, step])

  const failed = sending === 'failed'
  useEffect(() => {
    if (failed) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [failed])

  // The page renders again, so not before the dialog is painted.
  const failureOutside = failed && !open ? failure : null
  const report = useEffectEvent(onFailure)
  useEffect(() => afterPaint(() => report(failureOutside)), [failureOutside])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    proceed()
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Apply for finance"
      variant="sheet"
      footer={
        <Button
          type="submit"
          form={formId}
          size="l"
          className={classes.next}
          aria-disabled={sending === 'under way'}
        >
          {step < lastStep ? 'Next' : sending === 'under way' ? 'Sending…' : 'Submit'}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        hidden={!shown}
        onSubmit={submit}
        onKeyDown={goToNextInput}
        className={classes.form}
      >
        <ChosenPlan
          subject={subject}
          plan={plan}
          sent={vehicle.finance !== undefined}
          brief={step < lastStep}
        />
        {reserved && step === 1 ? <ReservedNote /> : null}
        {step === 1 ? <CommissionPanel credit={credit} id={commissionId} /> : null}
        {step > 1 ? <EarlierAnswers before={step} values={values} answering={answering} /> : null}
        <StepBar step={step} />
        <h3
          id={headingId}
          tabIndex={-1}
          aria-describedby={step === 1 ? commissionId : undefined}
          className={classes.heading}
        >
          <span className={classes.count}>
            Step {step} of {lastStep}
          </span>{' '}
          {applicationSteps[step - 1]}
        </h3>
        <div data-current-step>
          <ApplicationFields key={step} step={step} values={values} answering={answering} enterKey="next" />
        </div>
        {step === lastStep ? <CommissionPanel credit={credit} /> : null}
        {firstOrLast ? <WhatHappensNext inNewTab /> : null}
        {failed ? (
          <SubmissionFailed
            {...failure}
            onCorrect={(field, inputId) => showInput(form.current, field, inputId)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

/** Hidden from assistive technology: the heading has the same in words. */
function StepBar({ step }: { step: number }) {
  return (
    <div aria-hidden className={classes.bar}>
      {applicationSteps.map((title, index) => (
        <span key={title} className={index < step ? classes.reached : undefined} />
      ))}
    </div>
  )
}

/** Enter goes from a box to the next one. Only in the last box of a step does it go on, and in the last step it sends. */
function goToNextInput(event: KeyboardEvent) {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'radio') return
  const inputs = [...(target.closest('[data-current-step]')?.querySelectorAll('input') ?? [])]
  const next = inputs[inputs.indexOf(target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Focuses an input, in an earlier step too. */
function showInput(form: HTMLFormElement | null, field: string, inputId: string) {
  const step = applicationFields.find(({ name }) => name === field)?.step
  const earlier = form?.querySelector<HTMLDetailsElement>(`details[data-step="${step}"]`)
  if (earlier && !earlier.open) earlier.querySelector('summary')?.click()
  afterPaint(() => document.getElementById(inputId)?.focus())
}

/** The browser asks before the page is closed or left. Only while it is needed: the listener keeps pages out of Back's cache. */
function useLeaveWarning(needed: boolean) {
  useEffect(() => {
    if (!needed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [needed])
}
