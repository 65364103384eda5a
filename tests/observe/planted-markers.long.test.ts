import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { startSmtpServer } from '#server/leads/start-smtp-server.ts'
import { startDvlaServer } from '#server/registers/testing/dvla-server.ts'
import { fault, motClient, startMotServer } from '#server/registers/testing/mot-server.ts'
import { startObservedSite } from './observed-site.ts'

const built = existsSync(fileURLToPath(new URL('../../build/server/index.js', import.meta.url)))

/** Texts that occur nowhere else. Each stands for a value of a visitor. */
function createMarkers() {
  const planted: string[] = []
  return {
    planted,
    plant() {
      const marker = `zq${randomUUID().replaceAll('-', '').slice(0, 14)}`
      planted.push(marker)
      return marker
    },
  }
}

describe.skipIf(!built)('personal data', () => {
  it('is in no log and no metric, whatever is sent and wherever', async () => {
    const { planted, plant } = createMarkers()
    // Fails twice first, so that the log has failures of delivery too.
    const leads = await startFakeLeadService((call) => ({ status: call < 2 ? 503 : 201 }))
    // Refuses the first email, and every acknowledgement, by repeating the address.
    let emails = 0
    const smtp = await startSmtpServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(null, { user: 'website' }),
      refuse(command, address) {
        if (command === 'RCPT') emails += 1
        return command === 'RCPT' && (emails === 1 || !address.startsWith('sales')) ? 451 : null
      },
    })
    // Every third answer of the register is a fault.
    const mot = await startMotServer({
      change: (answer, _, call) => (call % 3 === 0 ? fault(500, 'MOTH-UN-01', '') : answer),
    })
    const dvla = await startDvlaServer({ key: 'zq-key-of-the-dvla', vehicles: { ZQ19ZQA: { make: 'FORD' } } })
    const site = await startObservedSite({
      LOG_LEVEL: 'trace',
      LEAD_SERVICE_URL: leads.url,
      LEAD_SERVICE_TOKEN: plant(),
      EXPORT_SECRET: plant().padEnd(32, '0'),
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'http://pierhead.example',
      LEAD_EMAIL: 'sales@pierhead.example',
      SMTP_URL: `smtp://website:${plant()}@127.0.0.1:${smtp.port}`,
      LEAD_ACKNOWLEDGE: 'true',
      DVLA_API_KEY: 'zq-key-of-the-dvla',
      DVLA_URL: dvla.url,
      MOT_CLIENT_ID: mot.settings.clientId,
      MOT_CLIENT_SECRET: mot.settings.clientSecret,
      MOT_API_KEY: mot.settings.apiKey,
      MOT_TOKEN_URL: mot.settings.tokenUrl,
      MOT_URL: mot.settings.url,
    })
    onTestFinished(async () => {
      await leads.close()
      await smtp.close()
      await Promise.all([mot.close(), dvla.close()])
    })
    const exportSecret = planted[1]?.padEnd(32, '0')
    const visitor = () => ({
      'user-agent': plant(),
      referer: `http://pierhead.example/?email=${plant()}`,
      cookie: `session=${plant()}`,
      authorization: `Bearer ${plant()}`,
      'accept-language': plant(),
      'x-forwarded-for': `203.0.113.7, ${plant()}`,
      'x-real-ip': plant(),
      'x-request-id': plant(),
      traceparent: plant(),
      tracestate: `a=${plant()}`,
      baggage: `name=${plant()}`,
      'if-none-match': `"${plant()}"`,
    })
    const statuses = new Map<string, number>()
    async function ask(what: string, path: string, init: RequestInit = {}): Promise<void> {
      const headers = { ...visitor(), ...(init.headers as Record<string, string>) }
      const response = await fetch(site.url + path, { redirect: 'manual', ...init, headers })
      await response.arrayBuffer()
      statuses.set(what, response.status)
    }
    const json = (body: unknown, headers = {}) => ({
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    const form = (fields: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'http://pierhead.example' },
    })
    const person = () => ({
      firstName: plant(),
      surname: plant(),
      email: `${plant()}@${plant()}.example`,
      address: plant(),
    })

    // Addresses: paths, parameters and spellings, found and not.
    for (const path of [
      '/car-search?postcode=$&q=$',
      '/car-search?make=$',
      '/find?q=$',
      '/vehicles/$',
      '/vehicles/v1?from=$',
      '/vehicles/$/apply',
      '/$',
      '/$/$.data',
      '/cars/used/$/$',
      '/articles/$',
      '/feeds/$',
      '/Vehicles//%7a$',
      '/%E0%A4%A$',
      '/assets/$.js',
      '/media/$.jpg',
      '/exports/$/google-vehicle-ads.csv',
      `/exports/${exportSecret}/google-vehicle-ads.csv?x=$`,
      '/api/vehicles/$',
      '/api/vehicles/search/car?make=$&postcode=$',
      '/api/vehicles/search/$',
      '/api/phrases?q=$',
      '/healthz?$',
      '/readyz?$',
    ])
      await ask(path, path.replaceAll('$', plant))
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) await ask(method, `/vehicles/${plant()}`, { method })

    // Forms and the API: accepted, refused, broken.
    const vehicle = { vehicleId: 'v1', vehicleDetails: { make: 'Ford' } }
    const api = '/api/finance-application'
    await ask('application', api, json({ ...vehicle, ...person() }, { 'idempotency-key': plant() }))
    await ask('another body', api, json({ ...vehicle, ...person() }, { 'idempotency-key': planted.at(-1) }))
    await ask(
      'wrong fields',
      api,
      json({ [plant()]: plant(), ...person(), vehicleId: { [plant()]: plant() } }),
    )
    await ask('broken JSON', api, json(`{"surname": "${plant()}`))
    await ask('a body of another type', api, {
      ...json(plant()),
      headers: { 'content-type': `text/${plant()}` },
    })
    await ask('a body too large', api, json({ surname: plant().repeat(9_000) }))
    await ask('a bad key', api, json({ ...vehicle, ...person() }, { 'idempotency-key': plant().repeat(20) }))
    const enquiry = { kind: 'reserve', vehicleId: 'v2', name: plant(), email: `${plant()}@b.example` }
    await ask('enquiry', '/api/enquiries', json(enquiry))
    await ask('a wrong enquiry', '/api/enquiries', json({ ...enquiry, kind: plant(), email: plant() }))
    await ask('the form', '/vehicles/v1/apply', form({ ...person(), idempotencyKey: randomUUID() }))
    await ask('a wrong form', '/vehicles/v1/apply', form({ ...person(), email: plant(), telephone: plant() }))
    await ask('the form of an enquiry', '/vehicles/v1/enquire/call', form({ name: plant(), phone: plant() }))
    await ask(
      'a valuation',
      '/valuation',
      form({ registration: plant(), mileage: plant(), postcode: plant() }),
    )
    const lookUp = (registration: string) => form({ registration, mileage: '', lookUp: '1' })
    await ask('a look-up', '/valuation', lookUp('zq19 zqa'))
    await ask('a look-up of none', '/part-exchange', lookUp('ER19 ERR'))
    planted.push('zq19zqa', 'zq19 zqa', 'er19err', 'er19 err', 'zq-key-of-the-dvla')
    planted.push(...Object.values(motClient).map((text) => text.toLowerCase()))
    await ask('a foreign form', '/valuation', {
      ...form({ name: plant() }),
      headers: { origin: `http://${plant()}.example` },
    })

    // Reports of browsers.
    const report = {
      'document-uri': `http://pierhead.example/?q=${plant()}`,
      'blocked-uri': `http://${plant()}.example/${plant()}`,
      'effective-directive': plant(),
      'script-sample': plant(),
    }
    await ask('a report', '/csp-reports', {
      method: 'POST',
      body: JSON.stringify({ 'csp-report': report }),
      headers: { 'content-type': 'application/csp-report' },
    })

    // The id of a lead joins the request that submitted it with its delivery.
    const logged = () =>
      site
        .output()
        .split('\n')
        .slice(0, -1)
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    const firstAccepted = () => logged().find(({ msg }) => msg === 'application accepted')
    await vi.waitFor(
      () => {
        expect(leads.applications.size + leads.enquiries.size).toBeGreaterThanOrEqual(3)
        expect(smtp.emails.length).toBeGreaterThanOrEqual(3)
        expect(site.output()).toContain('the acknowledgement of a lead was not sent')
        expect(logged()).toContainEqual(
          expect.objectContaining({ msg: 'lead delivered', lead: firstAccepted()?.lead ?? 'none' }),
        )
      },
      { timeout: 45_000 },
    )
    await vi.waitFor(() => expect(mot.counts.lookUps).toBeGreaterThan(3), { timeout: 45_000 })
    const plates = mot.requests.flatMap(
      ({ url }) => /registration\/(\w+)$/.exec(url)?.[1]?.toLowerCase() ?? [],
    )
    planted.push(...plates)
    const metrics = await (await fetch(site.metricsAddress)).text()
    await site.close()
    const log = site.output()

    // What was sent has arrived, so an empty log would not pass.
    for (const what of ['application', 'enquiry']) expect([what, statuses.get(what)]).toEqual([what, 201])
    expect(statuses.get('the form')).toBe(200)
    expect(statuses.get('a report')).toBe(204)
    expect(Math.max(...statuses.values())).toBeLessThan(500)
    expect(dvla.requests).toHaveLength(2)
    const received = JSON.stringify(leads.calls).toLowerCase()
    expect(planted.filter((marker) => received.includes(marker)).length).toBeGreaterThan(10)
    expect(log).toContain('"route":"/vehicles/:id"')
    expect(log).toContain('application accepted')
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'Answered', status: 201, requestId: firstAccepted().requestId }),
    )
    expect(log).toContain('delivery failed')
    expect(log).toContain('SMTP 451')
    expect(metrics).toContain('forecourt_leads_total{kind="application",outcome="accepted"}')

    const found = (text: string) => planted.filter((marker) => text.toLowerCase().includes(marker))
    expect({ log: found(log), metrics: found(metrics) }).toEqual({ log: [], metrics: [] })
    expect(log + metrics).not.toContain('203.0.113.7')
  })
})
