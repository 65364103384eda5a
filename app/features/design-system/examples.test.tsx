import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contentExamples } from './content-examples.tsx'
import { controlExamples } from './control-examples.tsx'

const shown: Record<string, object> = { ...controlExamples, ...contentExamples }

/** Components that have no appearance. */
const invisible = ['Container', 'Served', 'VisuallyHidden']

describe('the page of the design system', () => {
  it('shows every component', () => {
    const components = Object.keys(import.meta.glob('../../ui/*.tsx'))
      .filter((file) => !/\.test\.tsx$/.test(file))
      .map((file) => file.slice('../../ui/'.length, -'.tsx'.length))
    expect([...Object.keys(shown), ...invisible].sort()).toEqual(components.sort())
  })

  it.each(Object.entries(shown))('shows %s in each of its states', (_component, states) => {
    for (const [name, element] of Object.entries(states))
      expect(renderToStaticMarkup(element) === '', name).toBe(name.endsWith('nothing'))
  })
})
