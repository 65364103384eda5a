import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { ignoreSecondPress } from '#app/ui/ignore-second-press.ts'
import { applicationFields, applicationSteps } from '#domain/applications/application-fields.ts'
import type { Pence } from '#domain/finance/money.ts'
import { type Answer, ApplicationFields } from './ApplicationFields.tsx'
import classes from './ApplicationFlow.module.css'
import { type ApplicationDraft, forgetDraft, keepDraft, recallDraft } from './application-draft.ts'
import {
  type ApplicationValues,
  type ApplicationVehicle,
  emptyValues,
  toPayload,
} from './application-values.ts'
import { ChosenPlan } from './ChosenPlan.tsx'
import { CommissionPanel, WhatHappensNext } from './Disclosures.tsx'
import { AskedAgain, ReloadNote } from './DraftNotes.tsx'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { keyFor } from './idempotency-key.ts'
import { ReservedNote } from './ReservedNote.tsx'
import { SubmissionFailed } from './SubmissionFailed.tsx'
import { type SendingFailure, sendApplication } from './send-application.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

export { ApplicationSent } from './ApplicationSent.tsx'
export { SubmissionFailed } from './SubmissionFailed.tsx'

interface ApplicationFlowProps {
  vehicle: ApplicationVehicle
  /** What the application is for: "Ford Transit, £12,000". */
  subject: string
  /** The finance that the visitor has chosen, in words, and its amount of credit. */
  plan: string | null
  credit: Pence | null
  reserved: boolean
  open: boolean
  setOpen: (open: boolean) => void
  failure: SendingFailure | null
  setFailure: (failure: SendingFailure | null) => void
  finish: (stored: { id: string | null; statusPath: string | null }, values: ApplicationValues) => void
}

const lastStep = applicationSteps.length

const blank: ApplicationDraft = { step: 1, values: emptyValues, unkept: [] }

/** Longer than between the two presses of a double click or tap. */
const newForMs = 400

/**
 * The application in its dialog: six steps, one at a time, forward only. Earlier answers stay above the step and can be
 * corrected. Closing the dialog loses nothing, and a reload only what no browser may store, which is asked again. This
 * module is the part of the vehicle page that loads after it.
 */
export function ApplicationFlow(props: ApplicationFlowProps) {
  const { vehicle, subject, plan, credit, reserved, open, setOpen, failure, setFailure, finish } = props
  // Follows `open` after the paint that answers the press, as the dialog does.
  const [shown, setShown] = useState(false)
  const [begun] = useState(() => recallDraft(vehicle.vehicleId, Date.now()) ?? blank)
  const [step, setStep] = useState(begun.step)
  const [values, setValues] = useState(begun.values)
  const [isSending, setSending] = useState(false)
  // A press counts for a step that could be read: the second of two quick ones comes while the step is new.
  const [readStep, setReadStep] = useState(0)
  const isNew = readStep !== step
  // A second press may precede the next render, so state alone would not stop it.
  const underWay = useRef(false)
  const keys = useRef(new Map<string, string>())
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const headingId = `${formId}-step-${step}`
  const commissionId = `${formId}-commission`
  const answer: Answer = (field, value) => setValues((before) => ({ ...before, [field]: value }))

  useLeaveWarning(Object.values(values).some((value) => value !== ''))
  useKeyboardRoom(form, open)

  useEffect(() => {
    if (step !== begun.step || values !== begun.values)
      keepDraft(vehicle.vehicleId, { step, values }, Date.now())
  }, [begun, step, values, vehicle.vehicleId])

  useEffect(() => {
    afterPaint(() => setShown(open))
  }, [open])

  useEffect(() => {
    const heading = shown ? document.getElementById(headingId) : null
    heading?.focus({ preventScroll: true })
    if (step > 1) heading?.scrollIntoView({ block: 'start' })
  }, [shown, headingId, step])

  useEffect(() => {
    if (!shown) return
    let reading: ReturnType<typeof setTimeout>
    afterPaint(() => {
      reading = setTimeout(() => setReadStep(step), newForMs)
    })
    return () => {
      clearTimeout(reading)
      setReadStep(0)
    }
  }, [shown, step])

  useEffect(() => {
    if (failure) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [failure])

  async function send() {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    const body = JSON.stringify(toPayload(vehicle, values))
    const sending = await sendApplication(body, keyFor(body, keys.current))
    underWay.current = false
    setSending(false)
    if (sending.state === 'failed') return setFailure(sending.failure)
    ignoreSecondPress()
    forgetDraft()
    finish(sending, values)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNew) return
    if (step === lastStep) return void send()
    // It would take the focus from the heading of the next step.
    ignoreSecondPress()
    setStep(step + 1)
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Apply for finance"
      footer={
        <Button
          type="submit"
          form={formId}
          size="l"
          className={classes.next}
          aria-disabled={isNew || isSending}
          aria-busy={isSending}
        >
          {step < lastStep ? 'Next' : isSending ? 'Sending…' : 'Submit'}
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
        {step > 1 ? <EarlierAnswers before={step} values={values} onAnswer={answer} /> : null}
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
        <AskedAgain
          fields={begun.unkept}
          step={step}
          values={values}
          onCorrect={(field, inputId) => showInput(form.current, field, inputId)}
        />
        <div data-current-step>
          <ApplicationFields key={step} step={step} values={values} onAnswer={answer} enterKey="next" />
        </div>
        <ReloadNote step={step} />
        {step === lastStep ? <CommissionPanel credit={credit} /> : null}
        {step === 1 || step === lastStep ? <WhatHappensNext inNewTab /> : null}
        {failure ? (
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
