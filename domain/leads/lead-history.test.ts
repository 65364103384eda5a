import { expect, it } from 'vitest'
import { type LeadAct, type LeadEvent, standingAfter } from './lead-history.ts'

const history = (...acts: [LeadAct, string][]): LeadEvent[] =>
  acts.map(([act, person], at) => ({ act, person, at, text: '' }))

it.each<[[LeadAct, string][], ReturnType<typeof standingAfter>]>([
  [[], { handling: 'open', holder: null }],
  [[['note', 'Ann']], { handling: 'open', holder: null }],
  [[['taken', 'Ann']], { handling: 'open', holder: 'Ann' }],
  [[['called', 'Ann']], { handling: 'contacted', holder: 'Ann' }],
  [
    [
      ['taken', 'Ann'],
      ['replied', 'Bob'],
    ],
    { handling: 'contacted', holder: 'Bob' },
  ],
  [
    [
      ['called', 'Ann'],
      ['appointment', 'Ann'],
      ['note', 'Bob'],
    ],
    { handling: 'appointment', holder: 'Ann' },
  ],
  [
    [
      ['called', 'Ann'],
      ['sold', 'Bob'],
    ],
    { handling: 'sold', holder: 'Bob' },
  ],
  [
    [
      ['called', 'Ann'],
      ['lost', 'Ann'],
      ['undone', 'Bob'],
    ],
    { handling: 'contacted', holder: 'Ann' },
  ],
  [
    [
      ['called', 'Ann'],
      ['undone', 'Ann'],
    ],
    { handling: 'open', holder: null },
  ],
  [
    [
      ['called', 'Ann'],
      ['sold', 'Ann'],
      ['undone', 'Ann'],
      ['undone', 'Ann'],
    ],
    { handling: 'open', holder: null },
  ],
  [
    [
      ['undone', 'Ann'],
      ['called', 'Ann'],
    ],
    { handling: 'contacted', holder: 'Ann' },
  ],
  [
    [
      ['lost', 'Ann'],
      ['taken', 'Bob'],
    ],
    { handling: 'lost', holder: 'Bob' },
  ],
])('after %j a lead stands at %o', (acts, standing) => {
  expect(standingAfter(history(...acts))).toEqual(standing)
})
