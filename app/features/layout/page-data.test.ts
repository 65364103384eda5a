import { expect, it } from 'vitest'
import { pageData } from './page-data.ts'

it('is JSON that cannot end its element, without functions', () => {
  const data = { name: '</script><!-- <b>', controls: () => [], price: null }
  const text = pageData(data)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><!-- <b>', price: null })
})
