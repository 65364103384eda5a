import { expect, it } from 'vitest'
import { findPage } from './page-text.ts'
import { textsByFile } from './texts-by-file.ts'

it('a text of the dealer replaces the one of its name, or is one more', () => {
  const texts = textsByFile<string>(
    { '/content/landing/cars.mdx': 'theirs', '/content/reviews/cars/ford.mdx': 'review' },
    { '../shops/pages/bristol/landing/cars.mdx': 'ours', '/dealers/demo/pages/about.mdx': 'about' },
  )
  expect(Object.fromEntries(texts)).toEqual({
    'landing/cars': 'ours',
    'reviews/cars/ford': 'review',
    'pages/about': 'about',
  })
})

it('the page about the demo’s dealer is in the dealer’s folder', () => {
  expect(findPage('pages/about')?.title).toBe('About us')
})
