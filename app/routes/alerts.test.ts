import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { servicesContext } from '../services.ts'
import * as confirmRoute from './alerts-confirm.tsx'
import * as endRoute from './alerts-end.tsx'

function visit(path: string, form?: Record<string, string>) {
  const alerts = {
    read: vi.fn(async (sealed: string) => (sealed === 'sealed' ? { asks: [] } : null)),
    confirm: vi.fn(async (sealed: string) => (sealed === 'sealed' ? { id: 'id', asks: [] } : null)),
    find: vi.fn(async (id: string) => (id === 'id' ? [] : null)),
    renew: vi.fn(async () => true),
    end: vi.fn(async () => undefined),
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, { alerts } as never)
  const url = new URL(path, 'https://pierhead.example')
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  return { alerts, args: { url, context, params: {}, request: new Request(url, sent) } as never }
}

/** Of all changes together. */
const changes = ({ confirm, renew, end }: ReturnType<typeof visit>['alerts']): unknown[][] => [
  ...confirm.mock.calls,
  ...renew.mock.calls,
  ...end.mock.calls,
]

describe('a program that opens each link of a mail', () => {
  it.each([
    ['/alerts/confirm?request=sealed', confirmRoute.loader],
    ['/alerts/end?alert=id', endRoute.loader],
  ])('changes nothing at %s', async (path, loader) => {
    const { alerts, args } = visit(path)
    expect(await loader(args)).not.toBeNull()
    expect(changes(alerts)).toEqual([])
  })
})

it('an alert begins by the press on its page, and not by a link that is too old', async () => {
  const { alerts, args } = visit('/alerts/confirm', { request: 'sealed' })
  expect(await confirmRoute.action(args)).toMatchObject({ data: { id: 'id', asks: [] } })
  expect(changes(alerts)).toEqual([['sealed']])
  const old = await confirmRoute.action(visit('/alerts/confirm', { request: 'old' }).args)
  expect(old).toMatchObject({ data: null, init: { status: 410 } })
})

it.each([
  ['the button of a mail program', { 'List-Unsubscribe': 'One-Click' }, [['id', null]]],
  ['the button for one question', { do: 'end 2' }, [['id', '2']]],
  ['the button that keeps them', { do: 'keep' }, [['id']]],
])('%s does what it says', async (_, form, expected) => {
  const { alerts, args } = visit('/alerts/end?alert=id', form)
  await endRoute.action(args)
  expect(changes(alerts)).toEqual(expected)
})

it('both pages are stored nowhere, and tell no other site their address', () => {
  for (const { headers } of [confirmRoute, endRoute])
    expect(headers()).toEqual({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' })
})
