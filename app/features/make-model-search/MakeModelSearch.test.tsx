import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { MakeModelSearch } from './MakeModelSearch.tsx'
import type { MakeModelChoice, TypeChoice } from './make-model-choice.ts'

const empty: MakeModelChoice = { type: 'car', make: '', model: '', makes: ['Audi', 'BMW'], models: [] }
const allTypes: TypeChoice[] = ['', 'car', 'van', 'truck']

function render(initial: MakeModelChoice, types: TypeChoice[] = allTypes): string {
  const element = <MakeModelSearch initial={initial} types={types} rule="when-chosen" pagePath="/" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('the make and model search', () => {
  it('cannot choose a model before a make', () => {
    expect(render(empty)).toMatch(/<select[^>]*name="model"[^>]*disabled/)
  })

  it('offers the models of the make that is chosen', () => {
    const markup = render({ ...empty, make: 'BMW', models: ['1 Series', '3 Series'] })
    expect(markup).toMatch(/<select[^>]*name="model"/)
    expect(markup).not.toMatch(/<select[^>]*name="model"[^>]*disabled/)
    expect(markup).toContain('>3 Series</option>')
  })

  it('names every control', () => {
    const markup = render(empty)
    const ids = [...markup.matchAll(/<select[^>]*id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(3)
    for (const id of ids) expect(markup).toContain(`<label for="${id}"`)
  })

  it('submits to the page of all types without script, when the type is a choice', () => {
    expect(render(empty)).toMatch(/<form[^>]* action="\/browse-stock"/)
  })

  it('submits to its own page without script, when there is one type', () => {
    const markup = render(empty, ['car'])
    expect(markup).toMatch(/<form[^>]* action="\/"/)
    expect(markup).toMatch(/<button[^>]* name="deals"/)
    expect(markup).not.toContain('name="type"')
  })

  it('loads the lists from its own page without script', () => {
    expect(render(empty)).toMatch(/<noscript><button[^>]* formaction="\/"/i)
  })
})
