import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Accordion, AccordionEntry } from './Accordion.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Field, Input, Select } from './Field.tsx'
import { Notice } from './Notice.tsx'
import { Pagination } from './Pagination.tsx'

function render(element: ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('a field', () => {
  it('associates its label and hint with the input inside', () => {
    const markup = render(
      <Field label="Email" id="email" hint="We answer within three days">
        <Input name="email" type="email" />
      </Field>,
    )
    expect(markup).toContain('<label for="email"')
    expect(markup).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-hint"/)
    expect(markup).toContain('id="email-hint"')
  })

  it('associates its label with the select inside, and no hint without one', () => {
    const markup = render(
      <Field label="Make" id="make">
        <Select name="make" />
      </Field>,
    )
    expect(markup).toMatch(/<select[^>]*id="make"/)
    expect(markup).not.toContain('aria-describedby')
  })
})

describe('page links', () => {
  const hrefFor = (page: number) => `/vehicles?page=${page}`

  it('link to the previous and next page, and mark this page', () => {
    const markup = render(<Pagination page={2} pageCount={1000} hrefFor={hrefFor} />)
    expect(markup).toMatch(/<a[^>]*href="\/vehicles\?page=1"[^>]*rel="prev"/)
    expect(markup).toMatch(/<a[^>]*href="\/vehicles\?page=3"[^>]*rel="next"/)
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
    expect(markup).toContain('Page 2 of 1,000')
  })

  it('end at the last page', () => {
    const markup = render(<Pagination page={3} pageCount={3} hrefFor={hrefFor} />)
    expect(markup).not.toContain('rel="next"')
    expect(markup).not.toContain('page=4')
  })
})

describe('other components', () => {
  it('has an alert role only on request', () => {
    expect(render(<Notice tone="error" role="alert" title="No" />)).toContain('role="alert"')
    expect(render(<Notice tone="info">Words</Notice>)).not.toContain('role=')
  })

  it('opens an accordion without script', () => {
    const markup = render(
      <Accordion>
        <AccordionEntry id="a" title="Why?">
          Because.
        </AccordionEntry>
      </Accordion>,
    )
    expect(markup).toMatch(/<details id="a"[^>]*><summary[^>]*>Why\?/)
  })

  it('marks the current page in a breadcrumb', () => {
    const markup = render(<Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Cars' }]} />)
    expect(markup).toMatch(/<a[^>]*href="\/"[^>]*>Home<\/a>/)
    expect(markup).toContain('<span aria-current="page">Cars</span>')
  })
})
