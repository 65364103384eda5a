import { describe, expect, it } from 'vitest'
import { faultKind } from './fault-kind.ts'

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null })

describe('the kind of an error', () => {
  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [429, 'busy'],
    [503, 'busy'],
    [500, 'failed'],
    [502, 'failed'],
  ])('status %i is %s', (status, kind) => {
    expect(faultKind(answer(status))).toBe(kind)
  })

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'no response, in the words of a browser: %s',
    (message) => {
      expect(faultKind(new TypeError(message))).toBe('unreachable')
    },
  )

  it.each([new TypeError('x is not a function'), new Error('Failed to fetch'), 'text', null])(
    'an error of the page: %s',
    (error) => {
      expect(faultKind(error)).toBe('failed')
    },
  )
})
