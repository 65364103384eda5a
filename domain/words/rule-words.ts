import {
  limitsAfter,
  limitsBefore,
  type Measure,
  measures,
  numberWords,
  thousands,
  units,
} from './quantities.data.ts'
import { sortPhrases } from './sorts.data.ts'

/** The words that rules look for, so that a mistake in one of them is corrected: "undr 10k", "low milage". */
export function ruleWords(): Set<string> {
  const phrases = [
    ...Object.values(limitsBefore).flat(),
    ...Object.values(limitsAfter).flat(),
    ...Object.values(measures as Record<string, Measure>).flatMap(({ before = [], after = [] }) => [
      ...before,
      ...after,
    ]),
    ...units.flatMap(({ words }) => words),
    ...Object.values(sortPhrases).flat(),
    ...thousands,
    ...Object.keys(numberWords),
    'between',
    'clean air zone',
    'compliant',
    'except',
    'without',
    'excluding',
    'including',
  ]
  return new Set(phrases.flatMap((phrase) => phrase.split(/[^a-z]+/)))
}
