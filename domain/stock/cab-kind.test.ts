import { expect, it } from 'vitest'
import { cabKindOfName, dayCab, sleeperCab } from './cab-kind.ts'

it.each([
  ['Space Cab', sleeperCab],
  ['Super Space Cab', sleeperCab],
  ['Globetrotter XL', sleeperCab],
  ['Topline', sleeperCab],
  ['CR20 Highline', sleeperCab],
  ['CR20 Normal', sleeperCab],
  ['CP17 Sleeper', sleeperCab],
  ['BigSpace', sleeperCab],
  ['ClassicSpace', sleeperCab],
  ['Active Space', sleeperCab],
  ['Active Time', sleeperCab],
  ['GX Sleeper', sleeperCab],
  ['Global Cab', sleeperCab],
  ['ClassicSpace Day Cab', dayCab],
  ['ClassicSpace M Cab', dayCab],
  ['CP14 Day', dayCab],
  ['Active Day', dayCab],
  ['Day Cab', dayCab],
  ['Crew Cab', dayCab],
  ['Cab', null],
  ['', null],
])('reads the cab "%s" as %s', (name, kind) => {
  expect(cabKindOfName(name)).toBe(kind)
})
