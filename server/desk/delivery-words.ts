import { type Backlog, type DeliveryPause, type Endpoint, longestWaitMs } from '#domain/leads/outbox.ts'
import { describePause } from '../leads/pause-delivery.ts'
import { bad, good, type HealthLine, momentInWords, tellSomebody } from './health-line.ts'

export interface DeliveryFacts {
  hasLeadService: boolean
  hasEmail: boolean
  /** Null while there are no leads. */
  backlog: Readonly<Record<Endpoint, Backlog>> | null
  pauses: readonly DeliveryPause[]
  /** Epoch milliseconds. */
  now: number
}

const emails = 'Emails to you'

/** What becomes of leads once they are kept: they are emailed to the dealer, sent to the lead service, or neither. */
export function deliveryLines(facts: DeliveryFacts): HealthLine[] {
  const { hasLeadService, hasEmail } = facts
  if (!hasLeadService && !hasEmail)
    return [
      bad(
        'Leads',
        'You see new ones here only: nobody gets an email.',
        'To get each by email, tell whoever looks after the website.',
        { technical: 'neither LEAD_EMAIL nor LEAD_SERVICE_URL is set' },
      ),
    ]
  const lines: HealthLine[] = []
  if (hasEmail) lines.push(deliveryLine(emails, ['email'], facts))
  if (hasLeadService) lines.push(deliveryLine('Lead service', ['applications', 'enquiries'], facts))
  return lines
}

function deliveryLine(
  about: string,
  endpoints: readonly Endpoint[],
  { backlog, pauses, now }: DeliveryFacts,
): HealthLine {
  const pause = pauses.find(({ endpoint }) => endpoints.includes(endpoint))
  if (pause)
    return bad(
      about,
      `None has been sent since ${momentInWords(pause.since)}. They wait, and you see them here.`,
      `${tellSomebody} Then they are sent by themselves.`,
      { technical: `${pause.failure}: ${describePause(pause.endpoint)}` },
    )
  const sum = (of: (backlog: Backlog) => number) =>
    endpoints.reduce((total, endpoint) => total + (backlog ? of(backlog[endpoint]) : 0), 0)
  const rejected = sum(({ rejected }) => rejected)
  if (rejected > 0)
    return bad(
      about,
      `${counted(rejected)} ${rejected === 1 ? 'was' : 'were'} refused. You see ${rejected === 1 ? 'it' : 'them'} here.`,
      tellSomebody,
      {
        technical: 'see why, then send again: forecourt leads list --state rejected, forecourt leads retry',
      },
    )
  const failing = endpoints.flatMap((endpoint) => {
    const queue = backlog?.[endpoint]
    return queue && queue.failing > 0 ? [queue] : []
  })
  if (failing.length > 0) return failingLine(about, failing, now)
  const waiting = sum(({ waiting }) => waiting)
  return good(about, waiting > 0 ? `${counted(waiting)} on the way.` : 'All were sent.')
}

/** How long leads are sent again without anybody's help, in milliseconds: mail servers are away for minutes. */
const patienceMs = 3_600_000

function failingLine(about: string, queues: readonly Backlog[], now: number): HealthLine {
  const leads = queues.reduce((total, { failing }) => total + failing, 0)
  const oldest = Math.min(...queues.map(({ oldestWaiting }) => oldestWaiting ?? now))
  const first = leads === 1 ? 'It came' : 'The first came'
  const [them, again] =
    leads === 1 ? ['it', 'It is sent again by itself'] : ['them', 'They are sent again by themselves']
  const latest = `at most ${longestWaitMs / 60_000} minutes after it works again`
  const setting = about === emails ? 'SMTP_URL' : 'LEAD_SERVICE_URL'
  return bad(
    about,
    `${counted(leads)} could not be sent yet. ${first} on ${momentInWords(oldest)}. You see ${them} here.`,
    now - oldest > patienceMs ? `${tellSomebody} ${again}, ${latest}.` : `${again}, ${latest}.`,
    { technical: `${queues.map(({ failure }) => failure).join(', ')}: what answers is set by ${setting}` },
  )
}

function counted(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads.toLocaleString('en-GB')} leads`
}
