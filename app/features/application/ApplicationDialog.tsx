import { type FormEvent, useEffect, useId } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { applicationSteps } from '#domain/applications/application-fields.ts'
import classes from './ApplicationDialog.module.css'
import { ApplicationFields } from './ApplicationFields.tsx'
import { ChosenPlan } from './ChosenPlan.tsx'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { ReservedNote } from './ReservedNote.tsx'
import { SubmissionFailed } from './SubmissionFailed.tsx'
import type { ApplicationWizard } from './use-application-wizard.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'
import { lastStep } from './wizard-state.ts'

interface ApplicationDialogProps {
  open: boolean
  onClose: () => void
  /** What the application is for: "Ford Transit, £12,000". */
  subject: string
  /** The finance that the visitor has chosen, in words. */
  plan: string | null
  /** Whether the form sends it. */
  planSent: boolean
  reserved: boolean
  wizard: ApplicationWizard
}

/** The six steps, one at a time, forward only. Earlier answers stay above the step and can be corrected. */
export function ApplicationDialog({
  open,
  onClose,
  subject,
  plan,
  planSent,
  reserved,
  wizard,
}: ApplicationDialogProps) {
  const { state, answer, proceed } = wizard
  const { step, values, sending } = state
  const formId = useId()
  const headingId = `${formId}-step-${step}`

  // Runs after the dialog's own effect, which opens it and focuses its close button.
  useEffect(() => {
    const heading = open ? document.getElementById(headingId) : null
    heading?.focus({ preventScroll: true })
    // The heading of the first step is near the top already, below the note of a reserved vehicle.
    heading?.scrollIntoView({ block: step > 1 ? 'start' : 'nearest' })
  }, [open, headingId, step])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    proceed()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Apply for finance"
      variant="sheet"
      footer={
        <div className={classes.footer}>
          {sending === 'failed' ? <SubmissionFailed {...state.failure} /> : null}
          <Button type="submit" form={formId} size="l" aria-disabled={sending === 'under way'}>
            {step < lastStep ? 'Next' : sending === 'under way' ? 'Sending…' : 'Submit'}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={classes.form}>
        <p className={classes.subject}>{subject}</p>
        {plan && (step === 1 || step === lastStep) ? <ChosenPlan plan={plan} sent={planSent} /> : null}
        {reserved && step === 1 ? <ReservedNote /> : null}
        <StepBar step={step} />
        {step > 1 ? <EarlierAnswers before={step} values={values} onAnswer={answer} /> : null}
        <h3 id={headingId} tabIndex={-1} className={classes.heading}>
          <span className={classes.count}>
            Step {step} of {lastStep}
          </span>{' '}
          {applicationSteps[step - 1]}
        </h3>
        <ApplicationFields key={step} step={step} values={values} onAnswer={answer} />
        {step === 1 || step === lastStep ? <WhatHappensNext inNewTab /> : null}
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
