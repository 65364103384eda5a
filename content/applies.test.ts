import { expect, it } from 'vitest'
import { applies, type Subject } from './applies.ts'
import { site } from './site.ts'

const ofDemo: [subject: Subject, applies: boolean][] = [
  ['van', true],
  ['finance', true],
  ['reviews', true],
  ['callRecording', site.callRecording !== undefined],
  ['promises.delivery', site.promises.delivery !== undefined],
  ['promises.warranty', site.promises.warranty !== undefined],
  ['figures.usedTrucks', true],
  ['external.sellVan', site.external.sellVan !== undefined],
]

it.each(ofDemo)('a sentence or page about %s is for visitors of the demo: %s', (subject, isThere) => {
  expect(applies(subject)).toBe(isThere)
})
