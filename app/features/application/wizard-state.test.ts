import { describe, expect, it } from 'vitest'
import { firstState, lastStep, type WizardAction, wizardReducer } from './wizard-state.ts'

const stateAfter = (...actions: WizardAction[]) => actions.reduce(wizardReducer, firstState)
const fail: WizardAction = { type: 'fail', failure: { faults: [], wait: null } }
const next: WizardAction = { type: 'next' }
const answer: WizardAction = { type: 'answer', field: 'surname', value: 'Lovelace' }

describe('the wizard', () => {
  it('goes forward one step at a time, up to the last', () => {
    expect(stateAfter(next).step).toBe(2)
    expect(stateAfter(next, next, next, next, next, next, next).step).toBe(lastStep)
  })

  it('requires no answer to go on', () => {
    expect(stateAfter(next).values).toEqual(firstState.values)
  })

  it('accepts a correction of an earlier answer without going back', () => {
    const state = stateAfter(answer, next, next, { type: 'answer', field: 'surname', value: 'Byron' })
    expect(state.values.surname).toBe('Byron')
    expect(state.step).toBe(3)
  })

  it('keeps all answers when sending fails', () => {
    const state = stateAfter(answer, next, { type: 'send' }, fail)
    expect(state).toMatchObject({ step: 2, sending: 'failed', values: { surname: 'Lovelace' } })
  })

  it('clears the failure while it tries again', () => {
    expect(stateAfter({ type: 'send' }, fail, { type: 'send' }).sending).toBe('under way')
  })

  it('clears all answers once the application is sent', () => {
    expect(stateAfter(answer, next, { type: 'send' }, { type: 'sent' })).toEqual(firstState)
  })
})
