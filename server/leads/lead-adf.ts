import { leadTitles } from '#domain/leads/lead-titles.ts'
import { kindOf } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { AcceptedLead } from './destination.ts'
import { emailedAnswers } from './emailed-answers.ts'
import { factsOf } from './lead-facts.ts'
import { type LeadVehicle, vehicleOf } from './lead-vehicle.ts'
import { oneLine } from './plain-text.ts'

interface AdfContext {
  /** As visitors read it. */
  dealer: string
  /** Of the vehicle, where it is in stock. */
  record: StockRecord | null
}

/** The lead as a file of the email that tells of it. */
export function adfAttachment(lead: AcceptedLead, context: AdfContext) {
  const { reference } = factsOf(lead, null)
  return {
    filename: `lead-${reference.replace(' ', '')}.xml`,
    content: composeAdf(lead, context),
    contentType: 'application/xml; charset=utf-8',
  }
}

/**
 * A lead in the Auto-lead Data Format 1.0, which systems of dealers read: one prospect, in the order of elements of its
 * definition, which requires year, make and model of each vehicle. It has what the email has, and nothing else.
 */
export function composeAdf(lead: AcceptedLead, { dealer, record }: AdfContext): string {
  const { reference, acceptedAt } = factsOf(lead, null)
  const prospect = element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: `${dealer} website` }, reference),
    element('requestdate', {}, acceptedAt),
    ...vehiclesOf(lead, record),
    customerOf(lead, reference),
    element('vendor', {}, [
      element('vendorname', {}, dealer),
      element('contact', {}, [element('name', { part: 'full' }, dealer)]),
    ]),
    element('provider', {}, [
      element('name', { part: 'full' }, `${dealer} website`),
      element('service', {}, leadTitles[kindOf(lead)]),
    ]),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?ADF VERSION "1.0"?>\n${element('adf', {}, [prospect])}\n`
}

function vehiclesOf({ payload }: AcceptedLead, record: StockRecord | null): string[] {
  const wanted = vehicleOf(payload, record)
  const own = 'kind' in payload ? payload.partExchange : undefined
  return [
    ...(wanted ? [vehicleElement('buy', wanted)] : []),
    ...(own
      ? [
          vehicleElement('trade-in', {
            ...own,
            odometer: own.mileage,
            comments: [
              own.registration && `Number plate: ${own.registration}`,
              own.dvla && `What the DVLA said: ${own.dvla}`,
              own.valuation && `Price range shown: ${own.valuation}`,
            ]
              .filter(Boolean)
              .join('\n'),
          }),
        ]
      : []),
  ]
}

interface AdfVehicle extends Partial<Omit<LeadVehicle, 'isFromStock'>> {
  /** In miles, as it was written. */
  odometer?: string | undefined
  comments?: string
}

function vehicleElement(interest: 'buy' | 'trade-in', vehicle: AdfVehicle): string {
  const { year, make, model, vin, id, registration, miles, price } = vehicle
  const odometer = vehicle.odometer ?? miles?.toString()
  const comments = vehicle.comments ?? (registration && `Number plate: ${registration}`)
  return element('vehicle', { interest, ...(interest === 'trade-in' && { status: 'used' }) }, [
    ...[element('year', {}, year ?? ''), element('make', {}, make ?? ''), element('model', {}, model ?? '')],
    ...optional('vin', {}, vin),
    ...optional('stock', {}, id),
    ...optional('odometer', { status: 'unknown', units: 'mi' }, odometer),
    ...optional('price', { type: 'quote', currency: 'GBP' }, price),
    ...optional('comments', {}, comments),
  ])
}

/** The name of an enquiry is one text, which is not divided by guessing. */
function customerOf(lead: AcceptedLead, reference: string): string {
  const { payload } = lead
  const { name, answers, message } = emailedAnswers(lead)
  const first = 'kind' in payload ? '' : oneLine(payload.firstName ?? '')
  const last = 'kind' in payload ? '' : oneLine(payload.surname ?? '')
  const names =
    first && last
      ? [element('name', { part: 'first' }, first), element('name', { part: 'last' }, last)]
      : [element('name', { part: 'full' }, name)]
  const comments = [
    `${leadTitles[kindOf(lead)]} ${reference}`,
    ...(lead.refusal ? [`Refused by the lead service: ${lead.refusal}`] : []),
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    ...message,
  ]
  return element('customer', {}, [
    element('contact', {}, [
      ...names,
      ...optional('email', {}, payload.email && oneLine(payload.email)),
      ...optional('phone', { type: 'voice' }, payload.phone && oneLine(payload.phone)),
    ]),
    element('comments', {}, comments.join('\n')),
  ])
}

function optional(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text: string | null | undefined,
) {
  return text ? [element(name, attributes, text)] : []
}

/** @param content text, which is escaped, or elements. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[],
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = typeof content === 'string' ? escaped(content) : `\n${content.join('\n')}\n`
  return `<${name}${given.join('')}>${inside}</${name}>`
}

/** Without the characters that XML 1.0 forbids even as references. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
