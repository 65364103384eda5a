// A process of the outbox's contract suite: node outbox-child.ts <driver module> <location> <what to do>
import type { OutboxDriver } from './drivers.ts'

const [module = '', location = '', task = ''] = process.argv.slice(2)
const { driver } = (await import(module)) as { driver: OutboxDriver }
const outbox = await driver.open(location)

const tasks: Record<string, () => Promise<void>> = {
  /** Adds one application after another and names each that is accepted. */
  async add() {
    for (let index = 0; ; index += 1) {
      const id = `child${index}`
      await outbox.add({ id, payload: { vehicleId: 'v', vehicleDetails: {}, surname: `S${index}` } }, index)
      console.log(id)
    }
  },
  /** Leases everything that is due, three at a time, and names it. */
  async claim() {
    for (;;) {
      const claimed = await outbox.claim(1_000, { limit: 3, leaseMs: 1_000 })
      for (const { application } of claimed) console.log(application.id)
      if (claimed.length === 0) break
    }
    await outbox.close()
  },
}

await tasks[task]?.()
