import { describe, expect, it } from 'vitest'
import { medianAudit, missedBars, type PageAudit } from './judge-audit.ts'

const perfect: PageAudit = {
  name: 'home',
  path: '/',
  performance: 100,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1_000,
  tbtMs: 0,
  cls: 0,
  requests: 12,
  bytes: { document: 1, script: 0, style: 1, font: 1, image: 1, other: 0 },
  faults: [],
}

describe('the bars that do not depend on the machine', () => {
  it('are met by a page with full scores and no shift', () => {
    expect(missedBars(perfect)).toEqual([])
  })

  it('are missed below 100, with the audit that failed', () => {
    const scores = { ...perfect.scores, accessibility: 96 }
    expect(missedBars({ ...perfect, scores, faults: ['Links have no name'] })).toEqual([
      'accessibility 96 of 100',
      'Links have no name',
    ])
  })

  it('are missed by any layout shift', () => {
    expect(missedBars({ ...perfect, cls: 0.01 })).toEqual(['CLS 0.010'])
  })
})

it('the median is taken of each number on its own', () => {
  const runs = [
    { ...perfect, lcpMs: 3, tbtMs: 9 },
    { ...perfect, lcpMs: 9, tbtMs: 3 },
    { ...perfect, lcpMs: 6, tbtMs: 6, faults: ['One'] },
  ]
  expect(medianAudit(runs)).toMatchObject({ lcpMs: 6, tbtMs: 6, faults: ['One'] })
})
