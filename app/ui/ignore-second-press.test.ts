import { afterEach, expect, it, vi } from 'vitest'
import { ignoreSecondPress } from './ignore-second-press.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('ignores the second press of a double click for half a second, and no other press', async () => {
  const page = new EventTarget()
  const expiry = new AbortController()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(expiry.signal)
  // A mouse event's `detail` is the number of presses, and Node.js knows it from custom events only.
  const press = (name: string, presses: number) =>
    page.dispatchEvent(new CustomEvent(name, { detail: presses, cancelable: true }))

  ignoreSecondPress()
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(500)
  expect([press('mousedown', 1), press('click', 1)]).toEqual([true, true])
  expect([press('mousedown', 2), press('click', 2)]).toEqual([false, false])

  expiry.abort()
  expect([press('mousedown', 2), press('click', 2)]).toEqual([true, true])
})
