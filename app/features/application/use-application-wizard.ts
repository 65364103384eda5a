import { useReducer, useRef } from 'react'
import type { TimeAtAddress } from '#domain/applications/address-history.ts'
import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationSteps } from '#domain/applications/application-fields.ts'
import type { Answering } from './ApplicationFields.tsx'
import { type ApplicationValues, emptyValues, toPayload } from './application-values.ts'
import type { ApplicationVehicle } from './application-vehicle.ts'
import { type Attempt, attemptFor } from './idempotency-key.ts'
import { type SendingFailure, sendApplication, unexplained } from './send-application.ts'
import { keepSentApplication } from './sent-applications.ts'

/** The state of the form. In memory only: closing the dialog loses nothing, a reload keeps nothing. */
export interface WizardState {
  /** From 1. It only goes back after `sent`. */
  step: number
  values: ApplicationValues
  timeAtAddress: TimeAtAddress
  sending: 'idle' | 'under way' | 'failed'
  failure: SendingFailure
}

export type WizardAction =
  | { type: 'answer'; field: ApplicationField; value: string }
  | { type: 'time at address'; time: TimeAtAddress }
  | { type: 'next' }
  | { type: 'send' }
  | { type: 'fail'; failure: SendingFailure }
  | { type: 'sent' }

export const lastStep = applicationSteps.length

export const firstState: WizardState = {
  step: 1,
  values: emptyValues,
  timeAtAddress: { years: '', months: '' },
  sending: 'idle',
  failure: unexplained,
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'answer':
      return { ...state, values: { ...state.values, [action.field]: action.value } }
    case 'time at address':
      return { ...state, timeAtAddress: action.time }
    case 'next':
      return { ...state, step: Math.min(state.step + 1, lastStep) }
    case 'send':
      return { ...state, sending: 'under way' }
    case 'fail':
      return { ...state, sending: 'failed', failure: action.failure }
    case 'sent':
      return firstState
  }
}

export interface ApplicationWizard {
  state: WizardState
  answering: Answering
  /** Goes to the next step; on the last one, sends the application. */
  proceed: () => void
}

/** The state of the application on its page. `onSent` is called once it is stored. */
export function useApplicationWizard(vehicle: ApplicationVehicle, onSent: () => void): ApplicationWizard {
  const [state, dispatch] = useReducer(wizardReducer, firstState)
  const attempts = useRef<readonly Attempt[]>([])
  // A second press may precede the next render, so state alone would not stop it.
  const underWay = useRef(false)

  async function send() {
    if (underWay.current) return
    underWay.current = true
    dispatch({ type: 'send' })
    const { values } = state
    const attempt = attemptFor(JSON.stringify(toPayload(vehicle, values)), attempts.current)
    attempts.current = [...attempts.current.filter((earlier) => earlier !== attempt), attempt]
    const sending = await sendApplication(attempt)
    underWay.current = false
    if (sending.state === 'failed') return dispatch({ type: 'fail', failure: sending })
    attempts.current = []
    dispatch({ type: 'sent' })
    keepSentApplication(vehicle.vehicleId, sending.id, values)
    onSent()
  }

  return {
    state,
    answering: {
      timeAtAddress: state.timeAtAddress,
      onAnswer: (field, value) => dispatch({ type: 'answer', field, value }),
      onTimeAtAddress: (time) => dispatch({ type: 'time at address', time }),
    },
    proceed: () => (state.step < lastStep ? dispatch({ type: 'next' }) : void send()),
  }
}

/** Whether closing the page would lose an answer. */
export function hasAnswers({ values, timeAtAddress }: WizardState): boolean {
  return [...Object.values(values), ...Object.values(timeAtAddress)].some((answer) => answer !== '')
}
