import { parseApplication } from '#domain/applications/parse-application.ts'
import type { EnquiryRules } from '#domain/enquiries/enquiry.ts'
import { parseEnquiry } from '#domain/enquiries/parse-enquiry.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observe/observer.ts'
import type { LeadDesk, Services } from '../services.ts'
import { guardLeadDesk } from './guard-lead-desk.ts'
import { createLeadAllowance } from './lead-allowance.ts'
import { createLeadDesk } from './lead-desk.ts'

interface DesksOptions {
  enquiryRules: EnquiryRules
  /** Of applications and enquiries together. */
  leadsPerHour: number
  log: Log
  observer: Observer
  /** Called when a lead is on disk. */
  onAccepted: (id: string) => void
}

/** The desks of applications and of enquiries, with one allowance against floods of both. */
export function createLeadDesks(
  outbox: Outbox,
  { enquiryRules, leadsPerHour, log, observer, onAccepted }: DesksOptions,
): Pick<Services, 'applications' | 'enquiries'> {
  const allowance = createLeadAllowance(outbox, leadsPerHour, log)
  const desk = { log, observer, onAccepted }

  function guarded(what: 'application' | 'enquiry', unguarded: LeadDesk): LeadDesk {
    return guardLeadDesk(unguarded, {
      what,
      allowance,
      log,
      onRefused: (kind, outcome) => observer.count('leads', { kind, outcome }),
    })
  }

  return {
    applications: guarded(
      'application',
      createLeadDesk(outbox, { what: 'application', parse: parseApplication, ...desk }),
    ),
    enquiries: guarded(
      'enquiry',
      createLeadDesk(outbox, {
        what: 'enquiry',
        parse: (body, vehicle) =>
          parseEnquiry(body, { rules: enquiryRules, vehicle, today: ukDay(Date.now()) }),
        ...desk,
      }),
    ),
  }
}
