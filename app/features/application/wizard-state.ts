import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationSteps } from '#domain/applications/application-fields.ts'
import { type ApplicationValues, emptyValues } from './application-values.ts'
import type { SendingFailure } from './send-application.ts'

/** The state of the form. In memory only: closing the dialog loses nothing, a reload keeps nothing. */
export interface WizardState {
  /** From 1. It only goes back after `sent`. */
  step: number
  values: ApplicationValues
  sending: 'idle' | 'under way' | 'failed'
  failure: SendingFailure
}

export type WizardAction =
  | { type: 'answer'; field: ApplicationField; value: string }
  | { type: 'next' }
  | { type: 'send' }
  | { type: 'fail'; failure: SendingFailure }
  | { type: 'sent' }

export const lastStep = applicationSteps.length

export const firstState: WizardState = {
  step: 1,
  values: emptyValues,
  sending: 'idle',
  failure: { faults: [], wait: null },
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'answer':
      return { ...state, values: { ...state.values, [action.field]: action.value } }
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
