import { expect, it } from 'vitest'
import { milesBetween } from '../schema/point.ts'
import type { Point } from '../schema/schema.ts'
import { runTask } from '../tasks/task.ts'
import { createPointOrder, distancesFrom } from './point-order.ts'

const points: Point[] = [
  { latitude: 0, longitude: 0 },
  { latitude: 51.5, longitude: -0.1 },
  { latitude: 99, longitude: 0 },
  { latitude: 53.4, longitude: -3 },
]
const codes = Uint8Array.of(3, 1, 0, 3, 1)
const liverpool = { latitude: 53.4, longitude: -2.9 }

function createOrder() {
  const byId = Uint32Array.of(4, 3, 2, 1, 0)
  return runTask(createPointOrder(codes, byId, points.length, (code) => points[code] as Point))
}

it('groups the documents by point, each group by id', () => {
  const { documents, starts } = createOrder()
  const groupOf = (code: number) => [...documents.subarray(starts[code], starts[code + 1])]
  expect([0, 1, 2, 3].map(groupOf)).toEqual([[2], [4, 1], [], [3, 0]])
})

it('orders the points that have documents by distance, the absent one last', () => {
  const { miles, nearest } = distancesFrom(createOrder(), liverpool)
  expect([...nearest]).toEqual([3, 1, 0])
  expect(miles[1]).toBe(milesBetween(liverpool, points[1] as Point))
  expect(miles[0]).toBe(Number.POSITIVE_INFINITY)
})

it('keeps the distances of the last query', () => {
  const order = createOrder()
  const first = distancesFrom(order, liverpool)
  expect(distancesFrom(order, { ...liverpool })).toBe(first)
  expect(distancesFrom(order, { latitude: 0, longitude: 0 })).not.toBe(first)
})
