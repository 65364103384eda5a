import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../security/limits.ts'
import { createRenderSlots } from './render-slots.ts'

/** Requests are named after their client and a number; `order` lists who was admitted, or refused or left, in order. */
function open(requestsAtOnce: number, requestsWaiting: number, requestsWaitingPerClient: number) {
  let { promise: turned, resolve: endTurn } = Promise.withResolvers<void>()
  const limits = { ...defaultLimits, requestsAtOnce, requestsWaiting, requestsWaitingPerClient }
  const slots = createRenderSlots(limits, () => turned)
  const order: string[] = []
  const places = new Map<string, () => void>()
  return {
    order,
    ask(...names: string[]) {
      for (const name of names) {
        const client = name.charAt(0)
        if (slots.isFull(client)) {
          order.push(`${name} refused`)
          continue
        }
        const place = slots.enter(client)
        places.set(name, place.leave)
        void place.admitted.then((admitted) => order.push(admitted ? name : `${name} left`))
      }
    },
    pass: (name: string) => void slots.pass().then(() => order.push(name)),
    leave: (name: string) => places.get(name)?.(),
    /** One turn of the event loop. */
    async turn() {
      const end = endTurn
      const next = Promise.withResolvers<void>()
      turned = next.promise
      endTurn = next.resolve
      end()
      await new Promise(setImmediate)
    },
  }
}

describe('the slots for renders', () => {
  it('are never given in the turn of the event loop in which a request arrived', async () => {
    const { ask, order, turn } = open(1, 4, 4)
    ask('a1')
    await new Promise(setImmediate)
    expect(order).toEqual([])
    await turn()
    expect(order).toEqual(['a1'])
  })

  it('are given in the order of arrival, and again when a request leaves, once', async () => {
    const { ask, leave, order, turn } = open(2, 9, 9)
    ask('a1', 'a2', 'b1', 'a3')
    await turn()
    expect(order).toEqual(['a1'])
    await turn()
    expect(order).toEqual(['a1', 'a2'])
    leave('a1')
    leave('a1')
    await turn()
    expect(order).toEqual(['a1', 'a2', 'b1'])
  })

  it('are refused to a client that has used its share, and to no other', async () => {
    const { ask, order, turn } = open(1, 9, 2)
    ask('a1', 'a2', 'a3', 'b1')
    expect(order).toEqual(['a3 refused'])
    await turn()
    ask('a4')
    expect(order).toEqual(['a3 refused', 'a1'])
  })

  it('are left to other clients when half of the places are taken, until none is left', () => {
    const { ask, order } = open(1, 4, 3)
    ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1')
    expect(order).toEqual(['a3 refused', 'b2 refused', 'd1 refused'])
  })

  it('are not needed by leads, which pass one a turn while all are taken', async () => {
    const { ask, pass, order, turn } = open(1, 2, 2)
    ask('a1', 'b1')
    await turn()
    pass('lead 1')
    pass('lead 2')
    await turn()
    expect(order).toEqual(['a1', 'lead 1'])
    await turn()
    expect(order).toEqual(['a1', 'lead 1', 'lead 2'])
  })

  it('do not wait for a client that has disconnected', async () => {
    const { ask, leave, order, turn } = open(1, 2, 2)
    ask('a1', 'b1')
    leave('a1')
    ask('c1')
    await turn()
    expect(order).toEqual(['a1 left', 'b1'])
    leave('b1')
    await turn()
    expect(order.at(-1)).toBe('c1')
  })
})
