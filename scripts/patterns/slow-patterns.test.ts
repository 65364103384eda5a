import { describe, expect, it } from 'vitest'
import { findSlowPatterns } from './slow-patterns.ts'

describe('the check of patterns', () => {
  it.each([
    ['two runs of white space that may touch', String.raw`/^\d+\s*(?:gbp)?\s*$/`],
    ['a run that is tried from each of its characters', String.raw`/\s*x\d{1,6}$/i`],
    ['a repetition of repetitions', '/^(a+)+$/'],
  ])('names file, line and pattern of %s', (_what, pattern) => {
    const source = `const first = 1\nexport const found = ${pattern}.test(text)\n`
    expect(findSlowPatterns('example.ts', source)).toEqual([
      { line: 2, pattern, reason: expect.stringContaining('takes time that grows') },
    ])
  })

  it('refuses a pattern that is built of text', () => {
    const built = "new RegExp('^' + start)"
    expect(findSlowPatterns('example.ts', `const a = ${built}`)).toMatchObject([{ line: 1, pattern: built }])
  })

  it('accepts linear patterns, also in JSX and in types', () => {
    const source = String.raw`
      export const Part = ({ text }: { text: string }) => <p>{text.replace(/\s+/g, ' ')}</p>
      const digits = /^\d{1,9}(?:\.\d+)?$/`
    expect(findSlowPatterns('example.tsx', source)).toEqual([])
  })
})
