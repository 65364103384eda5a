// A process of the stock's contract suite: node stock-child.ts <driver module> <location> <what to do>
import type { StockDriver } from './drivers.ts'
import { sample, samples } from './sample-stock.ts'

const [module = '', location = '', task = ''] = process.argv.slice(2)
const { stockDriver } = (await import(module)) as { stockDriver: StockDriver }
const store = await stockDriver.open(location)

const tasks: Record<string, () => Promise<void>> = {
  /** Writes half of a feed, prints a line, and waits to be killed. */
  async stall() {
    await store.write(async (writer) => {
      await writer.put(samples(900, { price: 1 }))
      await writer.remove('v000')
      console.log('half')
      await new Promise((resolve) => setTimeout(resolve, 600_000))
    })
  },
  /** Changes the price of all vehicles in one write after another, and prints each price once it is written. */
  async reprice() {
    for (let price = 1; ; price += 1) {
      await store.write((writer) => writer.put(samples(60, { price })))
      console.log(price)
    }
  },
  async addThirty() {
    for (let index = 0; index < 30; index += 1) {
      await store.write((writer) => writer.put([sample(`child${index}`)]))
    }
    await store.close()
  },
}

await tasks[task]?.()
