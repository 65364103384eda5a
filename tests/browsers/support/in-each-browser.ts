import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { startSmtpServer } from '#server/leads/start-smtp-server.ts'
import { startLeadService } from '../../e2e/support/start-lead-service.ts'
import { startSite } from '../../e2e/support/start-site.ts'
import { freePort } from '../../support/free-port.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'
import { Page } from './page.ts'

/** What the journeys read in answers of the API. */
interface Counted {
  total: number
}

export type Listed = Pick<StockRecord, 'vehicle'> & { _id: string }

export interface Visit {
  page: Page
  leadService: Awaited<ReturnType<typeof startLeadService>>
  /** The JSON of the site's own API. */
  ask<Answer = Counted>(path: string): Promise<Answer>
}

/** Declares the tests once for each browser, on a site with the demo stock. `visit` is for use inside a test. */
export function inEachBrowser(declare: (visit: () => Visit) => void): void {
  describe.each([
    { name: 'Firefox', open: openFirefox },
    { name: 'WebKit', open: openWebKit },
  ])('in $name', ({ open }) => {
    let visit: Visit
    const endings: (() => Promise<unknown>)[] = []

    beforeAll(async () => {
      const leadService = await startLeadService()
      endings.push(() => leadService.close())
      const smtp = await startSmtpServer()
      endings.push(() => smtp.close())
      const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-browsers-'))
      endings.push(() => rm(dataDir, { recursive: true, force: true }))
      await cp(process.env.DEMO_DATA_DIR ?? '', dataDir, { recursive: true })
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const mail = `smtp://127.0.0.1:${smtp.port}`
      const env = { LEAD_SERVICE_URL: leadService.url, PUBLIC_URL: url, SMTP_URL: mail }
      const site = await startSite({ dataDir, port, env })
      endings.push(() => site.stop())
      const browser = await open()
      endings.push(() => browser.close())
      const page = new Page(browser, url)
      await browser.resize(1440, 900)
      visit = { page, leadService, ask: async (path) => (await fetch(url + path)).json() }
    })

    afterEach(async () => {
      expect(await visit.page.errors()).toEqual([])
    })

    afterAll(async () => {
      for (const end of endings.reverse()) await end()
    })

    declare(() => visit)
  })
}
