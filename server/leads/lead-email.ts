import { leadTitles } from '#domain/leads/lead-titles.ts'
import { kindOf } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { AcceptedLead } from './destination.ts'
import { type EmailedAnswers, emailedAnswers } from './emailed-answers.ts'
import { nameOf } from './lead-answers.ts'
import { factsOf, reserveCommand } from './lead-facts.ts'
import { vehicleInWords, vehicleOf } from './lead-vehicle.ts'

interface LeadEmail {
  subject: string
  text: string
  /** Of the customer. Null without an address that can be written to. */
  customer: { name: string; address: string } | null
}

interface LeadEmailContext {
  publicUrl: string | null
  hasLeadService: boolean
  /** Of the vehicle, where it is in stock. */
  record?: StockRecord | null
}

/**
 * The email that tells the dealer of a lead, or that the lead service has refused it. It holds everything that a reply
 * needs, and of an application neither date of birth nor income nor address.
 */
export function composeLeadEmail(
  lead: AcceptedLead,
  { publicUrl, hasLeadService, record = null }: LeadEmailContext,
): LeadEmail {
  const { reference, acceptedAt, vehicleUrl } = factsOf(lead, publicUrl)
  const title = leadTitles[kindOf(lead)]
  const vehicle = vehicleOf(lead.payload, record)
  const customer = customerOf(lead)
  const answers = emailedAnswers(lead)
  const reserve = reserveCommand(lead)
  const { refusal } = lead
  const name = reference.replace(' ', '')
  const lines = [
    ...(refusal ? refusalLines(refusal, name) : []),
    title,
    '',
    `Reference: ${reference}`,
    `Received: ${receivedAt.format(new Date(acceptedAt))}`,
    // Anybody can send any name with the id of a vehicle: the stock is the truth.
    `${vehicle && !vehicle.isFromStock ? 'Vehicle as sent' : 'Vehicle'}: ${vehicle ? vehicleInWords(vehicle) : 'none named'}`,
    ...(vehicleUrl === undefined ? [] : [vehicleUrl]),
    '',
    ...answerLines(answers),
    ...(customer ? ['', 'Your reply to this email goes to the customer.'] : []),
    '',
    restLine(lead, hasLeadService && !refusal),
    `forecourt leads show ${name}`,
    ...(reserve ? ['', 'When you confirm it, this reserves the vehicle on your website:', reserve] : []),
  ]
  return {
    subject: `${refusal ? 'Refused by your lead service: ' : ''}${title} ${reference}`,
    text: `${lines.join('\n')}\n`,
    customer,
  }
}

function refusalLines(refusal: string, name: string): string[] {
  return [
    `Your lead service has refused this lead (${refusal}), so it is in no other system and is not sent again by itself.`,
    'When the service accepts it, this sends it again, on the server of your website:',
    `forecourt leads retry ${name}`,
    '',
  ]
}

function restLine(lead: AcceptedLead, isInLeadService: boolean): string {
  if (kindOf(lead) !== 'application')
    return 'This email has everything that they wrote. It is also on the server of your website:'
  return isInLeadService
    ? 'The rest of the application goes to your lead service. You can also read it on the server of your website:'
    : 'You can read the rest of the application on the server of your website:'
}

/** Lines of a message begin with `>`, so that none can be taken for one of ours. */
function answerLines({ answers, message }: EmailedAnswers): string[] {
  return [
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    ...(message.length > 0 ? ['', 'Message:', ...message.map((line) => `> ${line}`.trimEnd())] : []),
  ]
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

function customerOf(lead: AcceptedLead): LeadEmail['customer'] {
  const address = lead.payload.email ?? ''
  return isPlainAddress(address) ? { name: nameOf(lead), address } : null
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
