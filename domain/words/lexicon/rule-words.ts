import { listOf } from './phrase-table.ts'
import { limitsAfter, limitsBefore, measures, numberWords, thousands, units } from './quantities.data.ts'
import { orderings, sortPhrases } from './sort-phrases.data.ts'

const measured = Object.values(measures)

/** Words that follow a number. They are likely after one: "4 yars" is "4 years", not a Yaris. */
export const wordsAfterNumbers: ReadonlySet<string> = new Set(
  [...measured.flatMap(({ after = [] }) => after), ...units.flatMap(({ words }) => words)].flatMap(toWords),
)

function toWords(phrase: string): string[] {
  return phrase.split(/[^a-z]+/)
}

/** The words that rules look for, so that a mistake in one of them is corrected: "undr 10k", "low milage". */
export function ruleWords(): Set<string> {
  const phrases = [
    ...Object.values(limitsBefore).flat(),
    ...Object.values(limitsAfter).flat(),
    ...measured.flatMap(({ before = [] }) => before),
    ...wordsAfterNumbers,
    ...Object.values(sortPhrases).flat(),
    ...orderings,
    ...thousands,
    ...numberWords.keys(),
    ...listOf(`
      hundred, between, clean air zone, ulez, emission, brand new, nearly new, delivery, demonstrator, ex demo, radius,
      wheelchair, accessible, axle, axles, similar, alternative, alternatives, first, never, other, number, stock, compliant, except, without, excluding, including`),
  ]
  return new Set(phrases.flatMap(toWords))
}
