import { RouterContextProvider } from 'react-router'
import { vi } from 'vitest'
import type { Found } from '#domain/stock/store.ts'
import { exampleVan } from '../../features/record/example-van.ts'
import { pageOptionsContext, servicesContext } from '../../services.ts'

/** The key of the forms that these tests send. */
export const key = 'b9d1f4a2-6c1e-4f7e-9d57-2f3c8c1f6a10'

/** The context of a route with a form about a vehicle, on services that know one vehicle and accept what is sent. */
export function formContext(
  state: Found['state'],
  intake: 'applications' | 'enquiries',
  retryAfter: number | null = null,
) {
  const submit = vi.fn(async () => ({
    state: 'accepted' as const,
    id: 'c6083742-203d-8200-a3cf-2038ba650b5b',
  }))
  const found = state === 'unknown' ? { state } : { state, record: exampleVan() }
  const context = new RouterContextProvider()
  context.set(servicesContext, {
    stock: {
      find: async () => found,
      search: async () => ({ total: 0, records: [] }),
      total: () => 0,
      count: () => 0,
    },
    [intake]: { submit },
  } as never)
  context.set(pageOptionsContext, {
    stock: {} as never,
    foreignScript: null,
    retryAfterSeconds: retryAfter,
    reportError() {},
  })
  return { context, submit }
}
