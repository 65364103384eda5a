import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { parseApplication } from '#domain/applications/parse-application.ts'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { fieldsOfKind } from '#domain/enquiries/enquiry-fields.ts'
import { parseEnquiry } from '#domain/enquiries/parse-enquiry.ts'
import { kindOf, type Lead } from '#domain/leads/outbox.ts'
import type { AcceptedLead } from '#server/leads/destination.ts'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { createLeadService } from '#server/leads/lead-service.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { freePort } from './support/free-port.ts'

const page = await readFile(join(import.meta.dirname, '../docs/lead-service.md'), 'utf8')

function blocks(language: string): string[] {
  return Array.from(
    page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g')),
    ([, text = '']) => text,
  )
}

type Example = Lead['payload'] & { reference: string; acceptedAt: string; vehicleUrl: string }

const examples = blocks('json').map((text): [string, Example] => {
  const example = JSON.parse(text) as Example
  return [kindOf({ payload: example }), example]
})

/** The lead whose delivery the example shows. */
function leadOf({ reference: _r, acceptedAt, vehicleUrl: _v, ...payload }: Example): AcceptedLead {
  const id = 'c6083742-0000-8000-8000-000000000000'
  return { id, acceptedAt: Date.parse(acceptedAt), payload } as AcceptedLead
}

function deliver(url: string, lead: AcceptedLead, token: string | null = null) {
  const leadService = createLeadService({ url, token, publicUrl: 'https://www.example.co.uk' })
  return leadService.deliver(lead, new AbortController().signal)
}

describe('docs/lead-service.md', () => {
  it('has an example of each kind', () => {
    expect(examples.map(([kind]) => kind)).toEqual(['application', ...Object.keys(fieldsOfKind)])
  })

  it.each(examples)(
    'shows the body of %s with every field that a visitor can fill in',
    async (kind, example) => {
      const service = await startFakeLeadService(() => ({ status: 201 }))
      onTestFinished(service.close)
      const lead = leadOf(example)
      await deliver(service.url, lead)
      expect(service.calls[0]?.body).toEqual(example)

      const offer = { rules: everyEnquiry, vehicle: null, today: '2026-11-22' }
      const parsed =
        kind === 'application' ? parseApplication(lead.payload) : parseEnquiry(lead.payload, offer)
      expect(parsed).toEqual({ state: 'valid', payload: lead.payload })
      const answers =
        kind === 'application' ? applicationFields.map(({ name }) => name) : fieldsOfKind[kind as never]
      const shown = Object.keys({ ...('partExchange' in example && example.partExchange), ...example })
      expect(shown).toEqual(expect.arrayContaining([...answers]))
    },
  )

  it('has a receiver that keeps each lead once, also after a restart', async () => {
    const folder = await openTemporaryFolder()
    await writeFile(join(folder, 'receiver.mjs'), blocks('js').join('\n'))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    async function start(): Promise<() => Promise<void>> {
      const env = { TOKEN: 'secret', PORT: String(port) }
      const child = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env, stdio: 'inherit' })
      const ended = once(child, 'exit')
      // Also when the test fails: a receiver that goes on keeps the output of the run open.
      const stop = async () => {
        child.kill()
        await ended
      }
      onTestFinished(stop)
      await vi.waitFor(() => fetch(url), 60_000)
      return stop
    }
    const leads = examples.map(([kind, example]) => ({ ...leadOf(example), id: `key-of-${kind}` }))
    const sendAll = () => Promise.all([...leads, ...leads].map((lead) => deliver(url, lead, 'secret')))

    const stop = await start()
    const delivered = Array(2 * leads.length).fill({ state: 'delivered' })
    expect(await sendAll()).toEqual(delivered)
    await stop()
    await start()
    expect(await sendAll()).toEqual(delivered)
    expect(await deliver(url, leadOf(examples[0]?.[1] as Example), 'wrong')).toMatchObject({
      state: 'unusable',
    })

    const kept = (await readFile(join(folder, 'leads.ndjson'), 'utf8')).trim().split('\n')
    expect(kept.map((line) => JSON.parse(line).key).toSorted()).toEqual(leads.map(({ id }) => id).toSorted())
  })
})
