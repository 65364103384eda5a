import { describe, expect, it } from 'vitest'
import { unexplained } from './send-application.ts'
import {
  firstState,
  hasAnswers,
  lastStep,
  type WizardAction,
  wizardReducer,
} from './use-application-wizard.ts'

const stateAfter = (...actions: WizardAction[]) => actions.reduce(wizardReducer, firstState)
const fail: WizardAction = { type: 'fail', failure: unexplained }
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

  it('would lose an answer when the page closes, until the application is sent', () => {
    const time: WizardAction = { type: 'time at address', time: { years: '2', months: '' } }
    expect(hasAnswers(stateAfter(next))).toBe(false)
    expect(hasAnswers(stateAfter(answer, next, { type: 'send' }, fail))).toBe(true)
    expect(hasAnswers(stateAfter(time))).toBe(true)
    expect(hasAnswers(stateAfter(answer, { type: 'send' }, { type: 'sent' }))).toBe(false)
  })

  it('clears all answers once the application is sent', () => {
    expect(stateAfter(answer, next, { type: 'send' }, { type: 'sent' })).toEqual(firstState)
  })
})
