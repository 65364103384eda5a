import { answerLabel, type EnquiryField } from '#domain/enquiries/enquiry-fields.ts'
import { kindOf, type Lead, type LeadKind } from '#domain/leads/outbox.ts'
import type { AcceptedLead } from './destination.ts'
import { factsOf, reserveCommand } from './lead-facts.ts'

interface LeadEmail {
  subject: string
  text: string
  /** Of the visitor. Null without an address that can be written to. */
  visitor: { name: string; address: string } | null
}

const titles: Readonly<Record<LeadKind, string>> = {
  application: 'Finance application',
  call: 'Request for a call',
  viewing: 'Request for a viewing',
  reserve: 'Request to reserve',
  'part-exchange': 'Part-exchange enquiry',
}

/** What is needed to reply. Nothing else that a visitor wrote is emailed: mailboxes are read by many and kept for long. */
const replyFields = ['name', 'phone', 'email', 'callTime', 'viewingDay', 'viewingTime'] as const

/** The email that tells the dealer of a lead. It has no answers beyond those that are needed to reply. */
export function composeLeadEmail(
  lead: AcceptedLead,
  { publicUrl, hasLeadService }: { publicUrl: string | null; hasLeadService: boolean },
): LeadEmail {
  const { reference, acceptedAt, vehicleUrl } = factsOf(lead, publicUrl)
  const title = titles[kindOf(lead)]
  const vehicle = vehicleName(lead.payload)
  const visitor = visitorOf(lead)
  const rest = hasLeadService
    ? 'Everything else that they wrote goes to your lead service. You can also read it on the server of your website:'
    : 'You can read everything else that they wrote on the server of your website:'
  const reserve = reserveCommand(lead)
  const lines = [
    title,
    '',
    `Reference: ${reference}`,
    `Received: ${receivedAt.format(new Date(acceptedAt))}`,
    // Anybody can send any name with the id of a vehicle: its page, which follows, is the truth.
    `Vehicle as sent: ${vehicle ?? lead.payload.vehicleId ?? 'none named'}`,
    ...(vehicleUrl === undefined ? [] : [vehicleUrl]),
    '',
    ...replyLines(lead),
    ...(visitor ? ['', 'Your reply to this email goes to the visitor.'] : []),
    '',
    rest,
    `npx forecourt leads show ${reference.replace(' ', '')}`,
    ...(reserve ? ['', 'When you confirm it, this reserves the vehicle on your website:', reserve] : []),
  ]
  return {
    subject: `${title} ${reference}`,
    text: `${lines.join('\n')}\n`,
    visitor,
  }
}

export interface AcknowledgingDealer {
  name: string
  phone: string
  /** What the law asks of a business email: who writes it. */
  emailFoot: readonly string[]
}

/**
 * The email that tells a visitor that the lead has arrived, with their name and the reference only. Anybody can enter the
 * address of somebody else, so it repeats nothing else, and no name that could be an advertisement.
 */
export function composeAcknowledgement(
  lead: AcceptedLead,
  dealer: AcknowledgingDealer,
): Pick<LeadEmail, 'subject' | 'text'> {
  const { reference } = factsOf(lead, null)
  const name = nameOf(lead)
  const lines = [
    /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,',
    '',
    `Thank you for contacting ${dealer.name}. We have your ${noun(lead)}.`,
    `Your reference is ${reference}.`,
    '',
    `We will reply as soon as we can. If you want to speak to us first, call ${dealer.phone}.`,
    '',
    'Our website sent this email because your address was entered in a form. If that was not you, you do not need to do anything.',
    '',
    ...dealer.emailFoot,
  ]
  return { subject: `We have your ${noun(lead)} (${reference})`, text: `${lines.join('\n')}\n` }
}

function noun(lead: AcceptedLead): string {
  return kindOf(lead) === 'application' ? 'finance application' : 'request'
}

function replyLines({ payload }: AcceptedLead): string[] {
  const values: Partial<Record<EnquiryField, string>> = { ...payload, name: nameOf({ payload }) }
  return replyFields.flatMap((field) => {
    const value = oneLine(values[field] ?? '')
    return value === '' ? [] : [`${field === 'name' ? 'Name' : answerLabel(field)}: ${value}`]
  })
}

function visitorOf(lead: AcceptedLead): LeadEmail['visitor'] {
  const address = lead.payload.email ?? ''
  return isPlainAddress(address) ? { name: nameOf(lead), address } : null
}

function nameOf({ payload }: Pick<Lead, 'payload'>): string {
  const name = 'kind' in payload ? payload.name : `${payload.firstName ?? ''} ${payload.surname ?? ''}`
  return oneLine(name)
}

function vehicleName({ vehicleDetails = {} }: Lead['payload']): string | null {
  const { make = '', model = '', registration = '' } = vehicleDetails
  const name = oneLine(`${make} ${model}`)
  return [name, oneLine(registration)].filter((part) => part !== '').join(', ') || null
}

/** Without line ends and other characters that end a header or hide text. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
}

/**
 * One address in ASCII, which every mail server takes, and nothing that a header could take for a second one. Forms accept
 * any text.
 */
function isPlainAddress(text: string): boolean {
  return text.length <= 200 && /^[!#$%&'*+/=?^`{|}~\w.-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text)
}

const receivedAt = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
})
