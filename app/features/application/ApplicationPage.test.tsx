import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { applicationFields, applicationSteps } from '#domain/applications/application-fields.ts'
import { ApplicationPage } from './ApplicationPage.tsx'
import { emptyValues } from './application-values.ts'

function markup(props: Partial<ComponentProps<typeof ApplicationPage>> = {}) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ApplicationPage
        vehicle={{ id: 'van 1', name: 'Ford Transit', derivative: null }}
        values={emptyValues}
        idempotencyKey="key-1"
        state="open"
        {...props}
      />
    </MemoryRouter>,
  )
}

describe('the application on one page', () => {
  it('holds all six groups and every field', () => {
    const html = markup()
    for (const title of applicationSteps) expect(html).toContain(title)
    for (const { name } of applicationFields) expect(html).toContain(`name="${name}"`)
  })

  it('is a form to post that no browser check holds back', () => {
    const html = markup()
    const form = html.match(/<form[^>]*>/)?.[0]
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/vehicles/van%201/apply"')
    expect(form).toMatch(/novalidate/i)
    expect(html).not.toContain('required')
    expect(html).toContain('name="idempotencyKey" value="key-1"')
  })

  it('says what happens next, who we are, and that no credit search is made', () => {
    const text = markup().replaceAll(/<[^>]+>/g, '')
    expect(text).toContain('makes no credit search')
    expect(text).toContain('credit broker, not a lender')
    expect(text).toContain('privacy notice')
  })

  it('comes back filled in when sending failed', () => {
    const values = { ...emptyValues, surname: 'Lovelace', licenseType: 'CBT' }
    const html = markup({ state: 'failed', values })
    expect(html).toMatch(/role="alert".*Submission failed—please try again/)
    expect(html).toContain('value="Lovelace"')
    expect(html).toMatch(/<input(?=[^>]*value="CBT")(?=[^>]*checked)/)
  })

  it('shows no form once the application is submitted', () => {
    const html = markup({ state: 'submitted' })
    expect(html).toMatch(/role="alert".*Application submitted!/)
    expect(html).not.toContain('<form')
  })
})
