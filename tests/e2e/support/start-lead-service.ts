import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'

export type LeadServiceStub = Awaited<ReturnType<typeof startLeadService>>

/** A lead service that accepts every lead. */
export async function startLeadService() {
  const { url, calls, close } = await startFakeLeadService(() => ({ status: 201 }))
  return {
    url,
    close,
    /** Resolves when this many leads have come. */
    async accepted(count: number) {
      while (calls.length < count) await sleep(50)
      return [...calls]
    },
    /** Forgets all leads. */
    reset(): void {
      calls.length = 0
    },
  }
}
