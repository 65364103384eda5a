import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { LeadStatus } from '#domain/leads/lead-status.ts'
import { servicesContext } from '../services.ts'
import { handle, headers, loader } from './application-status.tsx'

const known: LeadStatus = { acceptedAt: 0, isWithStaff: true, contacts: [], appointment: null }

async function load(query: string) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  const status = async (secret: string) => {
    asked.push(secret)
    return secret === 'right' ? known : null
  }
  context.set(servicesContext, { applications: { status } } as never)
  const url = new URL(`https://pierhead.example/application-status${query}`)
  const answer = await loader({ url, context, params: {}, request: new Request(url) } as never)
  return { data: answer.data, status: answer.init?.status ?? 200, asked }
}

it('shows what has happened to whoever has the secret', async () => {
  expect(await load('?of=right')).toMatchObject({
    status: 200,
    data: [{ text: 'We received your application on Thursday 1 January 1970' }, {}],
  })
})

it.each(['', '?of=', '?of=wrong', '?of=wrong&of=right', '?Of=right'])(
  'answers 404 with nothing to %j',
  async (query) => {
    expect(await load(query)).toMatchObject({ status: 404, data: null })
  },
)

it('is stored nowhere, tells nobody its address, and has no script of another company', () => {
  expect(headers()).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  expect(handle.isPersonal).toBe(true)
})
