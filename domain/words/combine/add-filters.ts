import type { Limits, Reading } from '../reading.ts'
import { keyOf } from '../split/tokens.ts'

/** The most values of one parameter that a search takes. */
export const mostValues = 20

/** False, and nothing added, when the parameter would have too many values. */
export function addWords({ words }: Reading, field: string, values: Iterable<string>): boolean {
  const all = new Set([...(words.get(field) ?? []), ...values])
  if (all.size > mostValues) return false
  words.set(field, all)
  return true
}

/** As the filter of models that are left out has it: "Polestar 2", and "Mazda2", which has its make in it. */
export function nameOfModel({ make, model }: { make: string; model: string }): string {
  return keyOf(model).startsWith(keyOf(make)) ? model : `${make} ${model}`
}

/**
 * Keeps the values that were not excluded: of those that were named, or else of all. False, and nothing changed, when
 * there are too many of them, or none.
 */
export function keepOthers(
  { words }: Reading,
  field: string,
  all: readonly string[],
  isExcluded: (value: string) => boolean,
): boolean {
  const others = [...(words.get(field) ?? all)].filter((value) => !isExcluded(value))
  if (others.length === 0 || others.length > mostValues) return false
  words.set(field, new Set(others))
  return true
}

/**
 * Two limits of one parameter, such as a minimum and a maximum, become one range. False, and the first limits stay, when
 * no number is within both.
 */
export function addLimits({ ranges }: Reading, parameter: string, { low, high }: Limits): boolean {
  const own = ranges.get(parameter) ?? { low, high }
  const both = { low: Math.max(own.low, low), high: Math.min(own.high, high) }
  if (both.low > both.high) return false
  ranges.set(parameter, both)
  return true
}

/** False, and the first text stays, when the parameter has another one. */
export function addText({ texts }: Reading, name: string, text: string): boolean {
  const own = texts.get(name) ?? text
  texts.set(name, own)
  return own === text
}
