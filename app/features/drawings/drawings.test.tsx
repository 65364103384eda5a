import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MdxText } from '../text-pages/MdxText.tsx'
import { pagesIn } from '../text-pages/page-text.ts'
import { drawings } from './drawings.ts'

const articles = pagesIn('articles').map(({ slug }) =>
  parse(renderToStaticMarkup(<MdxText file={`articles/${slug}`} />)),
)

describe.each(Object.entries(drawings))('%s', (_name, Drawing) => {
  const markup = renderToStaticMarkup(<Drawing />)
  const picture = parse(markup).querySelector('svg')

  it('has a text for visitors who do not see it', () => {
    expect(picture?.getAttribute('role')).toBe('img')
    expect(picture?.getAttribute('aria-label')?.length).toBeGreaterThan(60)
  })

  it('is in an article', () => {
    const shown = articles.flatMap((article) => article.querySelectorAll('figure svg'))
    expect(shown.map((found) => found.getAttribute('aria-label'))).toContain(
      picture?.getAttribute('aria-label'),
    )
  })

  it('has no colour of its own, so that it suits both schemes', () => {
    expect(markup).not.toMatch(/#[\da-f]{3,8}\b|rgb|oklch|(?:fill|stroke)="(?!none)/i)
  })
})
