import { expect, it } from 'vitest'
import { faultKind } from './ErrorPage.tsx'

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null })

it.each([
  [answer(404), 'missing'],
  [answer(410), 'missing'],
  [answer(405), 'missing'],
  [answer(500), 'failed'],
  [new TypeError('x is not a function'), 'failed'],
  [null, 'failed'],
])('the error %o is %s', (error, kind) => expect(faultKind(error)).toBe(kind))
