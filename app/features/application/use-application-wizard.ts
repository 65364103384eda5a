import { useReducer, useRef } from 'react'
import type { ApplicationField } from '#domain/applications/application.ts'
import { toPayload } from './application-values.ts'
import type { ApplicationVehicle } from './application-vehicle.ts'
import { type Attempt, attemptFor } from './idempotency-key.ts'
import { sendApplication } from './send-application.ts'
import { keepSentApplication } from './sent-applications.ts'
import { firstState, lastStep, type WizardState, wizardReducer } from './wizard-state.ts'

export interface ApplicationWizard {
  state: WizardState
  answer: (field: ApplicationField, value: string) => void
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
    answer: (field, value) => dispatch({ type: 'answer', field, value }),
    proceed: () => (state.step < lastStep ? dispatch({ type: 'next' }) : void send()),
  }
}
