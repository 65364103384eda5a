import type { Outbox } from '#domain/leads/outbox.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observe/observer.ts'
import type { DoAlone } from '../store/do-alone.ts'
import { reportBacklog } from './backlog.ts'
import { type DeliveryWorker, deliverLeads } from './deliver-leads.ts'
import { eraseExpired } from './erase-expired.ts'
import type { LeadOrigins } from './lead-origins.ts'
import { createLeadService } from './lead-service.ts'

interface WorkOptions {
  doAlone: DoAlone
  origins: LeadOrigins
  log: Log
  observer: Observer
}

/** Delivers applications and enquiries, reports what waits, and erases what is kept no longer, until stopped. */
export function startLeadWork(
  outbox: Outbox,
  config: Config,
  { doAlone, origins, log, observer }: WorkOptions,
): DeliveryWorker {
  const retention = {
    delivered: config.applicationRetentionDays,
    rejected: config.rejectedRetentionDays,
  }
  const stopErasing = doAlone('erase-leads', () => eraseExpired(outbox, { retention, log }))
  const isDelivering = config.leadServiceUrl !== null
  const stopReporting = doAlone('report-leads', () => reportBacklog(outbox, { isDelivering, log }))
  const delivery = startDelivering()

  /** Null without a lead service: applications wait for the command, or for a start with a lead service. */
  function startDelivering(): DeliveryWorker | null {
    const { leadServiceUrl: url, leadServiceToken: token } = config
    if (url === null) {
      log.warn(
        'LEAD_SERVICE_URL is not set: applications and enquiries are kept and sent nowhere. `forecourt leads` reads them.',
      )
      return null
    }
    return deliverLeads(outbox, createLeadService({ url, token }), { log, observer, origins })
  }

  return {
    wake: () => delivery?.wake(),
    async stop() {
      await Promise.all([stopErasing(), stopReporting(), delivery?.stop()])
    },
  }
}
