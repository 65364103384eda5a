import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { applicationFields, applicationSteps } from '#domain/applications/application-fields.ts'
import { pence } from '#domain/finance/money.ts'
import { ApplicationPage } from './ApplicationPage.tsx'
import { emptyValues } from './application-values.ts'
import { unexplained } from './send-application.ts'

function markup(props: Partial<ComponentProps<typeof ApplicationPage>> = {}) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ApplicationPage
        vehicle={{
          id: 'van 1',
          name: 'Ford Transit',
          derivative: null,
          price: '£6,695 Ex VAT, £8,034 with VAT',
          reserved: false,
        }}
        values={emptyValues}
        idempotencyKey="key-1"
        plan={null}
        planSent={false}
        chosen={{}}
        credit={null}
        outcome={{ state: 'open' }}
        {...props}
      />
    </MemoryRouter>,
  )
}

const text = (props?: Partial<ComponentProps<typeof ApplicationPage>>) =>
  markup(props).replaceAll(/<[^>]+>/g, '')

describe('the application on one page', () => {
  it('holds all six groups and every field', () => {
    const html = markup()
    for (const title of applicationSteps) expect(html).toContain(title)
    for (const { name } of applicationFields.filter(({ name }) => name !== 'dob'))
      expect(html).toContain(`name="${name}"`)
  })

  it('asks for a choice by radio buttons with a legend, and keeps the answer', () => {
    const html = markup({ values: { ...emptyValues, licenseType: 'CBT' } })
    expect(html).toMatch(/<legend[^>]*>Which driving licence do you hold\?<\/legend>/)
    const chosen = html.match(/<input[^>]*type="radio"[^>]*>/g)?.filter((input) => input.includes('checked'))
    expect(chosen).toEqual([expect.stringMatching(/name="licenseType".*value="CBT"/)])
  })

  it('asks for the date of birth in three numeric boxes with a legend', () => {
    const values = { ...emptyValues, dob: '31/2/' }
    const failed = { state: 'failed', failure: unexplained } as const
    const [group] = markup({ values, outcome: failed }).match(
      /<fieldset id="application-dob".*?<\/fieldset>/,
    ) ?? ['']
    expect(group).toMatch(
      /aria-describedby="application-dob-hint application-dob-advice".*<legend[^>]*>Date of birth/,
    )
    for (const [part, value] of [
      ['day', '31'],
      ['month', '2'],
      ['year', ''],
    ])
      expect(group).toMatch(
        new RegExp(
          `<input(?=[^>]*name="dob-${part}")(?=[^>]*inputMode="numeric")(?=[^>]*autoComplete="bday-${part}")[^>]*value="${value}"`,
        ),
      )
    expect(group).toContain('It has no year')
  })

  it('says before the first question, and before Submit, what lenders pay us and who they are', () => {
    const html = markup({ credit: pence(1_000_000) })
    const [before = '', group = ''] = html.split('<fieldset')
    expect(group).toBeTruthy()
    const after = html.slice(html.lastIndexOf('</fieldset>'), html.lastIndexOf('<button'))
    for (const panel of [before, after]) {
      expect(panel).toContain('If you borrow £10,000, we receive £500.')
      for (const lender of site.lenders) expect(panel).toContain(lender)
    }
  })

  it('leads from a refused answer to its box', () => {
    const faults = [{ field: 'dob', words: 'Date of birth: must be one line of text' }]
    const html = markup({ outcome: { state: 'failed', failure: { ...unexplained, faults } } })
    expect(html).toContain('<a href="#application-dob-day">Date of birth: must be one line')
    expect(html).toContain('id="application-dob-day"')
  })

  it('is a posted form without browser validation', () => {
    const html = markup()
    const form = html.match(/<form[^>]*>/)?.[0]
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/vehicles/van%201/apply#outcome"')
    expect(form).toMatch(/novalidate/i)
    expect(html).not.toContain('required')
    expect(html).toContain('name="idempotencyKey" value="key-1"')
  })

  it('says whether the chosen finance is sent, and has an example of a PCP for one', () => {
    const plan = 'PCP: £186.46 a month for 48 months.'
    expect(text({ plan, planSent: true })).toContain('We receive this deposit, term and type of finance')
    expect(text({ plan })).not.toContain('We receive this deposit')
    expect(text({ plan, chosen: { finance: 'pcp' } })).toContain('Finance PCP')
    expect(text({ plan })).not.toContain('Finance PCP')
  })

  it('says what happens next, who we are, and that no credit search is made', () => {
    const words = text()
    expect(words).toContain('makes no credit search')
    expect(words).toContain('credit broker, not a lender')
    expect(words).toContain('privacy notice')
  })

  it('shows advice beside a returned answer, without an alert', () => {
    const values = { ...emptyValues, phone: '07700 90045', email: 'ada@gmial.com', postcode: 'L3 0ZZ' }
    const html = markup({ outcome: { state: 'failed', failure: unexplained }, values })
    expect(html).toMatch(/id="application-phone-advice"[^>]*>Check the phone number/)
    expect(html).toMatch(
      /<input(?=[^>]*aria-describedby="[^"]*application-phone-advice")(?=[^>]*name="phone")/,
    )
    expect(html).toContain('Did you mean ada@gmail.com?')
    expect(html).not.toContain('Check the postcode')
    expect(html.match(/role="alert"/g)).toHaveLength(1)
  })

  it('is replaced by the reference, what happens next and what was sent', () => {
    const values = { ...emptyValues, surname: 'Lovelace', dob: '1988-04-17', email: 'ada@example' }
    const sent = { reference: 'C608 3742', statusPath: '/application-status?of=x', values }
    const html = markup({ outcome: { state: 'sent', sent } })
    expect(html).toMatch(/role="alert".*Application submitted!/)
    expect(html).not.toContain('<form')
    const words = text({ outcome: { state: 'sent', sent } })
    expect(html).toContain('href="/application-status?of=x"')
    for (const part of ['C608 3742', site.phoneHours, site.emailReply, 'Lovelace', '17/04/1988'])
      expect(words).toContain(part)
    expect(words).toContain('Check the email address')
    expect(words).not.toContain('Employer')
  })

  it('says so when nothing was filled in', () => {
    const sent = { reference: 'C608 3742', statusPath: '/application-status?of=x', values: emptyValues }
    expect(text({ outcome: { state: 'sent', sent } })).toContain('You left every answer blank.')
  })

  it('says that a vehicle is reserved, in the form and after it', () => {
    const reserved = {
      id: 'v',
      name: 'Ford Transit',
      derivative: null,
      price: '£6,695 Ex VAT, £8,034 with VAT',
      reserved: true,
    }
    const sent = { reference: 'C608 3742', statusPath: '/application-status?of=x', values: emptyValues }
    expect(text({ vehicle: reserved })).toContain('Reserved for another buyer')
    expect(text({ vehicle: reserved, outcome: { state: 'sent', sent } })).toContain(
      'check first whether it is still for sale',
    )
    expect(text()).not.toContain('eserved')
  })
})
