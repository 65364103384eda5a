import { beforeEach, describe, expect, it } from 'vitest'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { answers } from '../../../tests/support/applicant.ts'
import { stubStorage } from '../../../tests/support/memory-storage.ts'
import { forgetDraft, keepDraft, neverStored, recallDraft } from './application-draft.ts'
import { type ApplicationValues, emptyValues } from './application-values.ts'

const filled: ApplicationValues = { ...emptyValues, ...answers }
let kept: Map<string, string>
beforeEach(() => {
  kept = stubStorage('sessionStorage')
})

describe('an application that was begun', () => {
  it('is there again after a reload, except the date of birth and the income, which are named', () => {
    keepDraft('v1', { step: 6, values: filled }, 1_000)
    expect(recallDraft('v1', 2_000)).toEqual({
      step: 6,
      values: { ...filled, dob: '', netIncome: '' },
      unkept: ['dob', 'netIncome'],
    })
  })

  it('never stores what is in a field that no browser may store', () => {
    const marked = Object.fromEntries(applicationFields.map(({ name }) => [name, `«${name}»`]))
    keepDraft('v1', { step: 2, values: marked as ApplicationValues }, 0)
    const [stored] = [...kept.values()]
    for (const { name } of applicationFields)
      expect(stored?.includes(`«${name}»`), name).toBe(!neverStored.includes(name))
  })

  it.each([
    ['of another vehicle', 'v2', 2_000],
    ['after an hour', 'v1', 1_000 + 60 * 60 * 1_000],
  ])('is not shown %s', (_, id, now) => {
    keepDraft('v1', { step: 2, values: filled }, 1_000)
    expect(recallDraft(id, now)).toBeNull()
  })

  it('is gone once it is sent, and when every answer is deleted', () => {
    keepDraft('v1', { step: 2, values: filled }, 0)
    forgetDraft()
    expect(kept.size).toBe(0)
    keepDraft('v1', { step: 2, values: filled }, 0)
    keepDraft('v1', { step: 2, values: emptyValues }, 0)
    expect(kept.size).toBe(0)
  })

  it.each(['{', 'null', '7', '[]', '{"vehicleId":"v1","at":"x"}', '{"vehicleId":"v1"}'])(
    'is none when what is stored is %s',
    (text) => {
      kept.set('application', text)
      expect(recallDraft('v1', 0)).toBeNull()
    },
  )

  it('is read as text, at a step of the form', () => {
    kept.set(
      'application',
      '{"vehicleId":"v1","at":1,"step":99,"values":{"surname":7,"city":"Bath","dob":"1988-04-17"},"unkept":["dob","city"]}',
    )
    expect(recallDraft('v1', 1)).toEqual({
      step: 1,
      values: { ...emptyValues, city: 'Bath' },
      unkept: ['dob'],
    })
  })
})
