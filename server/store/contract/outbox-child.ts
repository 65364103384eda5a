// A process of the outbox's contract suite: node outbox-child.ts <driver module> <location> <what to do>
import type { OutboxDriver } from './drivers.ts'

const [module = '', location = '', task = ''] = process.argv.slice(2)
const { outboxDriver } = (await import(module)) as { outboxDriver: OutboxDriver }
const outbox = await outboxDriver.open(location)

const tasks: Record<string, () => Promise<void>> = {
  /** Adds one application after another and prints the id of each accepted one. */
  async add() {
    for (let index = 0; ; index += 1) {
      const id = `child${index}`
      await outbox.add({ id, payload: { vehicleId: 'v', vehicleDetails: {}, surname: `S${index}` } }, index)
      console.log(id)
    }
  },
  /** Leases all due applications, three at a time, and prints their ids. */
  async claim() {
    for (;;) {
      const claimed = await outbox.claim(1_000, { limit: 3, leaseMs: 1_000 })
      for (const { lead } of claimed) console.log(lead.id)
      if (claimed.length === 0) break
    }
    await outbox.close()
  },
}

await tasks[task]?.()
