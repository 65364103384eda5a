import { site } from '#content/site.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observe/observer.ts'
import { type Loop, repeat } from '../repeat.ts'
import type { DoAlone, Stop } from '../store/do-alone.ts'
import { logBacklog } from './backlog.ts'
import { deliverLeads } from './deliver-leads.ts'
import { createEraser, retentionOf } from './erase-expired.ts'
import { createLeadService } from './lead-service.ts'
import type { FindVehicle } from './lead-vehicle.ts'
import { createMailbox } from './mailbox.ts'

const eraseEveryMs = 60_000
const dayMs = 24 * 60 * 60_000

interface WorkOptions {
  /** Of the stock, for emails. */
  findVehicle: FindVehicle
  doAlone: DoAlone
  log: Log
  observer: Observer
}

/** Delivers applications and enquiries, reports what waits, and erases what is kept no longer, until stopped. */
export function startLeadWork(
  outbox: Outbox,
  config: Config,
  { findVehicle, doAlone, log, observer }: WorkOptions,
): Loop {
  const retention = retentionOf(config)
  const stopErasing = doAlone('erase-leads', startErasing)
  const deliveries = startDelivering()
  const isDelivering = deliveries.length > 0
  const stopReporting = doAlone('report-leads', startReporting)
  const settling = isDelivering ? settle() : null

  function startErasing(): Stop {
    const erase = createEraser(outbox, { retention, log })
    return repeat(async () => {
      await erase()
      return eraseEveryMs
    }).stop
  }

  function startReporting(): Stop {
    return repeat(async () => {
      await logBacklog(outbox, { isDelivering, log })
      return dayMs
    }).stop
  }

  /** A worker for each destination. None: leads wait for a start with a destination. */
  function startDelivering(): Loop[] {
    const { leadServiceUrl: url, leadServiceToken: token, leadEmails: to, smtpUrl, publicUrl } = config
    const workers: Loop[] = []
    if (url !== null) {
      const leadService = createLeadService({ url, token, publicUrl })
      workers.push(deliverLeads(outbox, leadService, { log, observer }))
    }
    const [first] = to
    if (first !== undefined && smtpUrl !== null) {
      const mailbox = createMailbox({
        smtpUrl,
        allowsPlain: config.smtpAllowsPlain,
        to,
        from: config.leadEmailFrom ?? first,
        dealer: { name: site.name, phone: site.phone.label, emailFoot: site.emailFoot },
        publicUrl,
        hasLeadService: url !== null,
        attachesAdf: config.leadEmailsAdf,
        findVehicle,
        acknowledges: config.acknowledgesLeads,
        log,
      })
      workers.push(deliverLeads(outbox.emails, mailbox, { log, observer }))
    }
    if (workers.length === 0) {
      log.warn(
        'Neither LEAD_SERVICE_URL nor LEAD_EMAIL is set: applications and enquiries are stored and sent nowhere. `forecourt leads` reads them.',
      )
    }
    return workers
  }

  async function settle(): Promise<void> {
    try {
      await outbox.settle(Date.now())
    } catch (error) {
      log.error({ err: error }, 'cannot end the delivery of leads to a destination that is no longer set')
    }
  }

  return {
    wake() {
      for (const delivery of deliveries) delivery.wake()
    },
    async stop() {
      const stopped = deliveries.map((delivery) => delivery.stop())
      await Promise.all([stopErasing(), stopReporting(), settling, ...stopped])
    },
  }
}
