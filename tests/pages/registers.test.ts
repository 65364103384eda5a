import { parse } from 'node-html-parser'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startDvlaServer } from '#server/registers/testing/dvla-server.ts'
import { startMotServer, testOf } from '#server/registers/testing/mot-server.ts'
import { openSite } from '../support/open-site.ts'
import { startSiteWithStock } from '../support/site-with-stock.ts'

const key = 'a-key-of-the-dvla'

async function startSite(keys: Record<string, string>) {
  const site = await startSiteWithStock({ env: keys, hasPlates: true })
  onTestFinished(() => site.close())
  async function textOf(path: string, init: RequestInit = {}) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init })
    return { response, text: parse(await response.text()).querySelector('main')?.textContent ?? '' }
  }
  const lookUp = (path: string, registration: string) =>
    textOf(path, {
      method: 'POST',
      body: new URLSearchParams({ registration, lookUp: '1' }),
      headers: { origin: site.url },
    })
  return { ...site, textOf, lookUp }
}

describe('a site with the keys of the registers', () => {
  it('shows what they say, fills forms in only when asked, and works when they are away', async () => {
    const dvla = await startDvlaServer({
      key,
      vehicles: { AB12CDE: { make: 'FORD', yearOfManufacture: 2012 } },
    })
    const mot = await startMotServer({
      perSecond: 1_000,
      vehicles: () => ({ motTests: [testOf('2026-03-10', 9), testOf('2025-03-10', 8)] }),
    })
    const { clientId, clientSecret, apiKey, tokenUrl, url } = mot.settings
    const site = await startSite({
      DVLA_API_KEY: key,
      DVLA_URL: dvla.url,
      MOT_CLIENT_ID: clientId,
      MOT_CLIENT_SECRET: clientSecret,
      MOT_API_KEY: apiKey,
      MOT_TOKEN_URL: tokenUrl,
      MOT_URL: url,
    })
    onTestFinished(() => Promise.all([dvla.close(), mot.close()]).then(() => undefined))

    await vi.waitFor(
      async () => expect((await site.textOf('/vehicles/v1')).text).toContain('MOT until 10 March 2027'),
      {
        timeout: 45_000,
        interval: 500,
      },
    )
    expect((await site.textOf('/vehicles/v1')).text).toContain('Mileage consistent over 2 tests')
    expect((await site.textOf('/compare?v=v1&v=v2')).text).toContain('MOT until 10 March 2027')
    expect((await site.textOf('/saved?v=v1')).text).toContain('MOT until 10 March 2027')
    const { motHistory } = (await (await fetch(`${site.url}/api/vehicles/v1`)).json()) as {
      motHistory: object
    }
    expect(motHistory).toMatchObject({
      state: 'found',
      source: expect.stringContaining('Open Government Licence'),
    })
    expect(motHistory).not.toHaveProperty('plate')

    expect((await site.textOf('/valuation')).text).toContain('This sends the number plate to the DVLA')
    expect(dvla.requests).toHaveLength(0)
    const filled = await site.lookUp('/valuation', 'ab12 cde')
    expect(filled.text).toContain('The DVLA says: Ford, 2012.')
    expect(filled.response.headers.get('cache-control')).toBe('no-store')
    expect((await site.lookUp('/part-exchange', 'ER19 NFD')).text).toContain(
      'has no vehicle with this number plate',
    )
    expect((await site.lookUp('/valuation', 'my car')).text).toContain('This is not a UK number plate')
    expect((await site.lookUp('/valuation', 'ER19 THR')).text).toContain('It answers again in 30 seconds')
    await dvla.close()
    expect((await site.lookUp('/valuation', 'AB12 CDF')).text).toContain('You can fill in the form yourself')
    for (const plate of [
      'ab12',
      'er19',
      ...mot.requests.flatMap(({ url }) => /registration\/(\w+)/.exec(url)?.[1] ?? []),
    ])
      expect(site.log.join('\n').toLowerCase()).not.toContain(plate.toLowerCase())
  })
})

describe('a site without them', () => {
  it('shows nothing of the registers, and offers no look-up', async () => {
    const site = await openSite({ count: 20 })
    onTestFinished(site.close)
    expect((await site.open(`/vehicles/${site.vehicleId}`)).body).not.toContain('MOT history from the DVSA')
    expect((await site.open('/valuation')).body).not.toContain('DVLA')
    // The button's field of somebody who posts it all the same.
    const posted = await site.ask('/valuation', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'registration=AB12+CDE&lookUp=1',
    })
    expect([posted.status, posted.body.includes('DVLA')]).toEqual([200, false])
  })
})
