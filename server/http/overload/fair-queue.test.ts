import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Requests have names; `order` lists who was admitted or refused, in order. */
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

describe('the fair queue', () => {
  it('never admits a request in the turn of the event loop in which it arrived', async () => {
    const { enter, order, turn } = open({ running: 1, waiting: 4, waitingPerClient: 4 })
    enter('a1')
    await new Promise(setImmediate)
    expect(order).toEqual([])
    await turn()
    expect(order).toEqual(['a1'])
  })

  it('admits up to the number of slots, and the next when one leaves', async () => {
    const { enter, leave, order, turn } = open({ running: 2, waiting: 4, waitingPerClient: 4 })
    for (const name of ['a1', 'a2', 'a3']) enter(name)
    await turn()
    expect(order).toEqual(['a1', 'a2'])
    leave('a1')
    leave('a1')
    await turn()
    expect(order).toEqual(['a1', 'a2', 'a3'])
  })

  it('admits clients in turn', async () => {
    const { enter, leave, order, turn } = open({ running: 1, waiting: 9, waitingPerClient: 9 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) enter(name)
    for (let round = 0; round < 6; round++) {
      await turn()
      leave(order.at(-1) ?? '')
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('refuses requests over the limit per client at once', async () => {
    const { enter, order, turn } = open({ running: 1, waiting: 9, waitingPerClient: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) enter(name)
    await new Promise(setImmediate)
    expect(order).toEqual(['a3 refused'])
    await turn()
    expect(order).toEqual(['a3 refused', 'a1'])
  })

  it('moves a place from the client with most to one with fewer', async () => {
    const { enter, leave, order, turn } = open({ running: 1, waiting: 3, waitingPerClient: 3 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) enter(name)
    await turn()
    expect(order).toEqual(['a3 refused', 'b2 refused', 'a1'])
    leave('a1')
    await turn()
    expect(order.at(-1)).toBe('b1')
  })

  it('admits priority requests one a turn, even when every slot and place is taken', async () => {
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

  it('removes a request whose client has disconnected', async () => {
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
