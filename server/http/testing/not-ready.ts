import { type Readiness, readinessOf } from '#server/readiness.ts'

/** The index is still loading. */
export async function notReady(): Promise<Readiness> {
  return readinessOf({
    index: { state: 'loading' },
    stock: { state: 'ready' },
    outbox: { state: 'writable' },
    delivery: { state: 'off' },
  })
}
