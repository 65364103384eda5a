import { describe, expect, it } from 'vitest'
import { describeFaults, faultsOf } from './describe-faults.ts'

describe('a rejected value', () => {
  it('is described with the label of its field', () => {
    expect(describeFaults([{ path: 'employer', message: 'must be at most 200 characters' }])).toEqual([
      { field: 'employer', words: 'Employer: must be at most 200 characters' },
    ])
  })

  it('is read from a problem document', () => {
    const fault = { path: 'employer', message: 'must be text' }
    expect(faultsOf({ status: 422, faults: [fault, { path: 1 }, null] })).toEqual([fault])
  })

  it.each([null, 'text', {}, { faults: 'x' }])('is not found in %o', (problem) => {
    expect(faultsOf(problem)).toEqual([])
  })
})
