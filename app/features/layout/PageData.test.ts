import { expect, it } from 'vitest'
import { toScriptText } from './PageData.tsx'

it('is JSON that cannot end its element', () => {
  const data = { name: '</script><!-- <b>', price: null }
  const text = toScriptText(data)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
