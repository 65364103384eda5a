import prepareDemoData from '../tests/e2e/support/prepare-demo-data.ts'
import { startSite } from '../tests/e2e/support/start-site.ts'

/** The site at `url`, else one with the demo stock, which `stop` ends. `vehicleId` is of a vehicle in stock. */
export async function openSite(url: string | undefined) {
  const site = url === undefined ? await startDemoSite() : { url, stop: async () => {} }
  try {
    const [vehicle] = await (await fetch(`${site.url}/api/vehicles/search/car?sort=most_recent`)).json()
    return { ...site, vehicleId: String(vehicle._id) }
  } catch (error) {
    await site.stop()
    throw error
  }
}

async function startDemoSite() {
  const removeDemoData = await prepareDemoData()
  const site = await startSite({ dataDir: process.env.DEMO_DATA_DIR ?? '' })
  return {
    url: site.url,
    stop: async () => {
      await site.stop()
      await removeDemoData()
    },
  }
}
