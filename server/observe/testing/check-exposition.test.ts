import { describe, expect, it } from 'vitest'
import { faultsOfExposition } from './check-exposition.ts'

const counter = '# HELP a_total A.\n# TYPE a_total counter\n'
const histogram = '# HELP h A.\n# TYPE h histogram\n'

describe('the check of the exposition format', () => {
  it('finds nothing in a valid page', () => {
    const buckets = 'h_bucket{le="0.1"} 1\nh_bucket{le="+Inf"} 2\nh_sum 1.5e-7\nh_count 2\n'
    expect(faultsOfExposition(`${counter}a_total{b="c\\"\\n",d=""} 7\n\n${histogram}${buckets}`)).toEqual([])
  })

  it.each([
    ['a line that does not end', `${counter}a_total 1`],
    ['a sample without a value', `${counter}a_total\n`],
    ['a number of another notation', `${counter}a_total 1,5\n`],
    ['a quote that is not escaped', `${counter}a_total{b="c"d"} 1\n`],
    ['a label twice', `${counter}a_total{b="c",b="d"} 1\n`],
    ['a series twice', `${counter}a_total{b="c"} 1\na_total{b="c"} 1\n`],
    ['a type twice', `${counter}${counter}a_total 1\n`],
    ['a sample without a type', 'a_total 1\n'],
    ['a sample without a help', '# TYPE a_total counter\na_total 1\n'],
    ['a counter without its suffix', '# HELP a A.\n# TYPE a counter\na 1\n'],
    ['a gauge with the suffix of a counter', '# HELP a_total A.\n# TYPE a_total gauge\na_total 1\n'],
    ['a unit that is no base unit', '# HELP a_ms A.\n# TYPE a_ms gauge\na_ms 1\n'],
    ['a counter below zero', `${counter}a_total -1\n`],
    ['buckets that shrink', `${histogram}h_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n`],
    ['buckets without an end', `${histogram}h_bucket{le="1"} 2\nh_sum 1\nh_count 2\n`],
    ['a count that is not that of the buckets', `${histogram}h_bucket{le="+Inf"} 2\nh_sum 1\nh_count 3\n`],
  ])('finds %s', (_what, page) => {
    expect(faultsOfExposition(page)).not.toEqual([])
  })
})
