import { describe, expect, it } from 'vitest'
import { firstState, lastStep, type WizardAction, wizardReducer } from './wizard-state.ts'

const stateAfter = (...actions: WizardAction[]) => actions.reduce(wizardReducer, firstState)
const fail: WizardAction = { type: 'fail', failure: { faults: [], wait: null } }
const next: WizardAction = { type: 'next' }
const answer: WizardAction = { type: 'answer', field: 'surname', value: 'Lovelace' }

describe('the wizard', () => {
  it('goes forward a step at a time, to the last and no further', () => {
    expect(stateAfter(next).step).toBe(2)
    expect(stateAfter(next, next, next, next, next, next, next).step).toBe(lastStep)
  })

  it('asks for nothing before it goes on', () => {
    expect(stateAfter(next).values).toEqual(firstState.values)
  })

  it('takes a correction of an earlier answer without going back', () => {
    const state = stateAfter(answer, next, next, { type: 'answer', field: 'surname', value: 'Byron' })
    expect(state.values.surname).toBe('Byron')
    expect(state.step).toBe(3)
  })

  it('loses nothing when sending fails', () => {
    const state = stateAfter(answer, next, { type: 'send' }, fail)
    expect(state).toMatchObject({ step: 2, sending: 'failed', values: { surname: 'Lovelace' } })
  })

  it('is no longer failed while it tries again', () => {
    expect(stateAfter({ type: 'send' }, fail, { type: 'send' }).sending).toBe('under way')
  })

  it('forgets the person once the application is sent', () => {
    expect(stateAfter(answer, next, { type: 'send' }, { type: 'sent' })).toEqual(firstState)
  })
})
