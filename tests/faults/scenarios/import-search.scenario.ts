import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { feedOf, startImport } from '../stock-import.ts'
import { percentile, report } from '../support/figures.ts'
import { prepareSite } from '../support/prepare-site.ts'
import { createRandom } from '../support/random.ts'

const vehicles = 3_000
const imports = 12

it('answers every search with the whole stock while imports replace it, one of them killed', async (context) => {
  const random = createRandom('import and search')
  const { dataDir, site: createSite } = await prepareSite(context, vehicles)
  const site = createSite({ port: await freePort() })
  await site.startAndWait()
  const faults: string[] = []
  let answers = 0
  let searching = true
  let latest = 9_000
  const knownPrices = new Set([latest])

  async function search(): Promise<void> {
    while (searching) {
      const page = 1 + random.whole(20)
      const isPage = random.whole(4) === 0
      const path = isPage ? `/car-search?page=${page}` : `/api/vehicles/search/car?page=${page}&pageSize=100`
      const response = await fetch(site.url + path, {
        headers: { 'X-Forwarded-For': `10.0.${random.whole(256)}.${random.whole(256)}` },
      })
      const body = await response.text()
      answers += 1
      if (response.status !== 200) faults.push(`${response.status} for ${path}`)
      else if (!isPage) {
        const total = Number(response.headers.get('x-total-count'))
        const records: { adverts: { retailAdverts: { totalPrice: { amountGBP: number } } } }[] =
          JSON.parse(body)
        const prices = new Set(records.map(({ adverts }) => adverts.retailAdverts.totalPrice.amountGBP))
        if (total !== vehicles) faults.push(`${total} vehicles instead of ${vehicles}`)
        if (records.length !== 100) faults.push(`${records.length} records on ${path}`)
        for (const price of prices) if (!knownPrices.has(price)) faults.push(`unknown price ${price}`)
      }
      await sleep(random.whole(20))
    }
  }
  const countAt = async (pounds: number) => {
    const response = await fetch(`${site.url}/api/vehicles/search/car?price=${pounds}&pageSize=1`)
    await response.arrayBuffer()
    return Number(response.headers.get('x-total-count'))
  }

  const searches = [search(), search(), search()]
  const visibleAfterMs: number[] = []
  for (let number = 1; number <= imports; number++) {
    const price = 9_000 + number
    const isKilled = number % 4 === 0
    const running = startImport(dataDir, '-', '--replace')
    running.process.stdin?.write(feedOf(0, vehicles / 2, price))
    if (isKilled) {
      await sleep(random.whole(400))
      running.process.kill('SIGKILL')
      await running.ended
      expect(await countAt(latest)).toBe(vehicles)
      continue
    }
    knownPrices.add(price)
    running.process.stdin?.end(feedOf(vehicles / 2, vehicles, price))
    expect((await running.ended).code).toBe(0)
    const endedAt = performance.now()
    for (let counted = 0; counted !== vehicles; await sleep(20)) {
      counted = await countAt(price)
      if (counted !== 0 && counted !== vehicles) faults.push(`${counted} of an import of ${vehicles}`)
    }
    visibleAfterMs.push(performance.now() - endedAt)
    latest = price
  }
  searching = false
  await Promise.all(searches)
  report({
    what: `SQLite: ${imports} imports of ${vehicles} vehicles, a quarter of them killed, racing with searches`,
    bar: 'no wrong answer; shown within 2 s',
    figure: `${answers} answers, ${faults.length} wrong; shown after ${Math.round(percentile(visibleAfterMs, 0.5))} ms, at most ${Math.round(percentile(visibleAfterMs, 1))} ms`,
  })
  expect(faults).toEqual([])
})
