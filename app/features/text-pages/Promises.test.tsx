import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { Promises } from './Promises.tsx'

// Consumer Rights Act 2015, s. 30(4) and (5).
it('says of the warranty where it applies, who gives it, and that rights in law stay as they are', () => {
  const { warranty } = site.promises
  const text = renderToStaticMarkup(<Promises />)
  expect(text).toContain(`It applies in ${warranty?.territory}. It is given by ${warranty?.guarantor}.`)
  expect(text).toContain('The warranty does not affect them.')
})
