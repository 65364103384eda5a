import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Requests are named; `order` tells who was admitted or refused, as it happened. */
function open(limits: { running: number; waiting: number; waitingPerClient: number }) {
  const deferred: (() => void)[] = []
  const queue = createFairQueue(limits, (work) => deferred.push(work))
  const order: string[] = []
  const places = new Map<string, () => void>()
  return {
    order,
    enter(name: string, options?: { first?: boolean }) {
      const place = queue.enter(name.charAt(0), options)
      places.set(name, place.leave)
      void place.admitted.then((admitted) => order.push(admitted ? name : `${name} refused`))
    },
    leave: (name: string) => places.get(name)?.(),
    /** One turn of the event loop. */
    async turn() {
      for (const work of deferred.splice(0)) work()
      await new Promise(setImmediate)
    },
  }
}

describe('the queue of requests', () => {
  it('admits nobody within the turn of the event loop that the request came in', async () => {
    const { enter, order, turn } = open({ running: 1, waiting: 4, waitingPerClient: 4 })
    enter('a1')
    await new Promise(setImmediate)
    expect(order).toEqual([])
    await turn()
    expect(order).toEqual(['a1'])
  })

  it('works on so many at a time, and admits the next when one leaves', async () => {
    const { enter, leave, order, turn } = open({ running: 2, waiting: 4, waitingPerClient: 4 })
    for (const name of ['a1', 'a2', 'a3']) enter(name)
    await turn()
    expect(order).toEqual(['a1', 'a2'])
    leave('a1')
    leave('a1')
    await turn()
    expect(order).toEqual(['a1', 'a2', 'a3'])
  })

  it('lets clients take turns', async () => {
    const { enter, leave, order, turn } = open({ running: 1, waiting: 9, waitingPerClient: 9 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) enter(name)
    for (let round = 0; round < 6; round++) {
      await turn()
      leave(order.at(-1) ?? '')
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('refuses at once what is more than one client may have waiting', async () => {
    const { enter, order, turn } = open({ running: 1, waiting: 9, waitingPerClient: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) enter(name)
    await new Promise(setImmediate)
    expect(order).toEqual(['a3 refused'])
    await turn()
    expect(order).toEqual(['a3 refused', 'a1'])
  })

  it('gives a place of the client that has most to one that has fewer', async () => {
    const { enter, leave, order, turn } = open({ running: 1, waiting: 3, waitingPerClient: 3 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) enter(name)
    await turn()
    expect(order).toEqual(['a3 refused', 'b2 refused', 'a1'])
    leave('a1')
    await turn()
    expect(order.at(-1)).toBe('b1')
  })

  it('admits what comes first one a turn, though every slot and place is taken', async () => {
    const { enter, leave, order, turn } = open({ running: 1, waiting: 1, waitingPerClient: 1 })
    enter('a1')
    await turn()
    enter('a2')
    for (const name of ['b1', 'b2', 'a3']) enter(name, { first: true })
    await turn()
    expect(order).toEqual(['a1', 'b1'])
    leave('b1')
    await turn()
    await turn()
    expect(order).toEqual(['a1', 'b1', 'b2', 'a3'])
    leave('a1')
    await turn()
    expect(order.at(-1)).toBe('a2')
  })

  it('forgets one that has hung up', async () => {
    const { enter, leave, order, turn } = open({ running: 1, waiting: 2, waitingPerClient: 2 })
    for (const name of ['a1', 'a2']) enter(name)
    leave('a1')
    enter('a3')
    await turn()
    expect(order).toEqual(['a1 refused', 'a2'])
    leave('a2')
    await turn()
    expect(order.at(-1)).toBe('a3')
  })
})
