import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ComponentExamples } from './component-examples.ts'

const files = import.meta.glob<ComponentExamples>('./*.examples.tsx', { eager: true, import: 'examples' })
const shown = Object.values(files)

/** Components that appear in the examples of others, or that have no appearance. */
const elsewhere = ['Container', 'Input', 'Select', 'Textarea', 'VisuallyHidden']

describe('the page of the design system', () => {
  it('shows every component', () => {
    const components = Object.keys(import.meta.glob('./*.tsx'))
      .filter((file) => !/\.(examples|test)\.tsx$/.test(file))
      .map((file) => file.slice('./'.length, -'.tsx'.length))
    expect([...shown.map(({ component }) => component), ...elsewhere].sort()).toEqual(components.sort())
  })

  it.each(shown)('shows $component in states with different names', ({ states }) => {
    const names = states.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, element } of states) {
      const router = createMemoryRouter([{ path: '/', element }])
      const markup = renderToStaticMarkup(<RouterProvider router={router} />)
      expect(markup === '', name).toBe(name.endsWith('nothing'))
    }
  })
})
