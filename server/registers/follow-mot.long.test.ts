import { expect, it } from 'vitest'
import { foundVehicle, openDuty, plateNumbered, put } from './testing/simulated-duty.ts'

const hourMs = 3_600_000
const vehicles = 440_021

it('reads a stock of 440,021 within the limits of a day, and again a week later', {
  timeout: 600_000,
}, async () => {
  const { store, calls, clock, pass } = await openDuty(() => foundVehicle, { batch: 6_000 })
  for (let from = 0; from < vehicles; from += 20_000) {
    const count = Math.min(20_000, vehicles - from)
    await put(
      store,
      ...Array.from({ length: count }, (_, n): [string, string] => [`v${from + n}`, plateNumbered(from + n)]),
    )
  }
  const begun = clock.now
  await pass(7 * 24 * hourMs)
  expect(calls).toHaveLength(vehicles)
  expect(new Set(calls.map(({ plate }) => plate)).size).toBe(vehicles)
  // Ten a second.
  expect(((calls.at(-1)?.at ?? 0) - begun) / hourMs).toBeCloseTo(vehicles / 36_000, 0)
  await pass(24 * hourMs)
  expect(calls.length).toBe(2 * vehicles)
  expect(mostWithin(calls, 24 * hourMs)).toBeLessThanOrEqual(480_000)
  expect(mostWithin(calls, 1_000)).toBeLessThanOrEqual(15)
})

/** The most calls in any time that is as long as this. */
function mostWithin(calls: readonly { at: number }[], ms: number): number {
  let most = 0
  for (let first = 0, last = 0; last < calls.length; last += 1) {
    while ((calls[last]?.at ?? 0) - (calls[first]?.at ?? 0) >= ms) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}
