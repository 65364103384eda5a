import { describe, expect, it } from 'vitest'
import { medianAudit, missedBars, type PageAudit } from './judge-audit.ts'

const perfect: PageAudit = {
  name: 'home',
  path: '/',
  performance: 100,
  scriptKb: 15,
  belowHome: 3,
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
    expect(missedBars(perfect, perfect)).toEqual([])
  })

  it('are missed below 100, with the audit that failed', () => {
    const scores = { ...perfect.scores, accessibility: 96 }
    expect(missedBars({ ...perfect, scores, faults: ['Links have no name'] }, perfect)).toEqual([
      'accessibility 96 of 100',
      'Links have no name',
    ])
  })

  it('are missed by any layout shift', () => {
    expect(missedBars({ ...perfect, cls: 0.01 }, perfect)).toEqual(['CLS 0.010'])
  })

  it('are missed by more script than the page may load', () => {
    const bytes = { ...perfect.bytes, script: 16_400 }
    expect(missedBars({ ...perfect, bytes }, perfect)).toEqual(['script 16.4 of 15 KB'])
  })

  it.each([
    [80, 100, []],
    [150, 100, []],
    [151, 100, ['blocked for 151 of 150 ms']],
    [50, 0, []],
    [51, 0, ['blocked for 51 of 50 ms']],
  ])('blocked for %i ms, beside %i ms of home: %j', (tbtMs, home, missed) => {
    expect(missedBars({ ...perfect, tbtMs }, { ...perfect, tbtMs: home })).toEqual(missed)
  })

  it('are missed by a page that is slower than home in the same run', () => {
    const slow = (performance: number) => ({ ...perfect, scores: { ...perfect.scores, performance } })
    expect(missedBars(slow(84), slow(87))).toEqual([])
    expect(missedBars(slow(83), slow(87))).toEqual(['performance 83, home 87'])
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
