import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { vehicleTypeWords } from '../stock/vehicle-type-words.ts'
import { withoutContactDetails } from './contact-details.ts'
import type { Interpret } from './interpret.ts'
import { type Interpretation, searchParamsOf } from './interpretation.ts'
import { keyOf, tidyPhrase } from './split/tokens.ts'

/** A name of the stock that may complete a phrase. */
export interface StockName {
  type: VehicleType
  field: string
  /** In the stock's spelling; of a model without its make. */
  text: string
  /** Of a model. */
  make?: string
  /** How many vehicles of its type have it. */
  count: number
}

/** A phrase that can be chosen, and how many vehicles it finds. */
export interface Suggestion {
  label: string
  interpretation: Interpretation
  count: number
}

export type Suggest = (phrase: string, asked?: VehicleType | null) => Suggestion[]

const mostSuggestions = 8
/** How many completed phrases are searched for, at most. */
const mostTried = 12
/** "Range Rover Sp": so many words may be the start of one name. */
const mostWords = 4
/** Of a longer phrase only the last word is completed, and fewer completions are searched for. */
const longPhrase = 50
const mostTriedOfLong = 4
/** Nobody types so many words before choosing one. A hundred letters are read once, not six times. */
const mostWordsOfPhrase = 40
/** A phrase of which less was understood is not completed. */
const mostNotUnderstood = 3

/**
 * Completes the end of a phrase with names of the stock.
 *
 * @param names Of all types.
 * @param countFound How many vehicles a search finds.
 * @param types Those that are sold, the main one first.
 */
export function createSuggest(
  names: readonly StockName[],
  interpretPhrase: Interpret,
  countFound: (interpretation: Interpretation) => number,
  types: readonly VehicleType[] = vehicleTypes,
): Suggest {
  // The same words are the start of many completions. Kept during one call only.
  const read = new Map<string, Interpretation>()
  const interpret: Interpret = (phrase, asked = null) => {
    const key = `${asked} ${phrase}`
    const interpretation = read.get(key) ?? interpretPhrase(phrase, asked)
    read.set(key, interpretation)
    return interpretation
  }

  const popular = [...names].sort((a, b) => b.count - a.count)
  const keyed = popular.map((name) => ({
    name,
    keys: [keyOf(name.text), ...(name.make === undefined ? [] : [keyOf(name.make + name.text)])],
  }))

  function found(label: string, type: VehicleType | null): Suggestion[] {
    // Mostly the label alone leads to the type, and has been read already.
    const alone = interpret(label)
    const interpretation = type === null || alone.type === type ? alone : interpret(label, type)
    const count = countFound(interpretation)
    return count > 0 ? [{ label, interpretation, count }] : []
  }

  function popularIn(type: VehicleType): Suggestion[] {
    const choose = (field: string) =>
      popular.filter((name) => name.type === type && name.field === field).slice(0, mostSuggestions / 2)
    return [...choose('make'), ...choose('bodyType')].flatMap((name) =>
      found(labelOf('', name, interpret), type),
    )
  }

  /** The labels of names that start as the phrase ends; names that continue several words come first. */
  function* completions(
    phrase: string,
    asked: VehicleType | null,
  ): Generator<[label: string, type: VehicleType]> {
    const words = phrase.split(' ')
    if (words.length > mostWordsOfPhrase) return
    const longest = phrase.length > longPhrase ? 1 : mostWords
    for (let length = Math.min(longest, words.length); length > 0; length--) {
      const start = keyOf(words.slice(-length).join(''))
      if (start === '') continue
      const head = words.slice(0, -length).join(' ')
      if (interpret(head).notUnderstood.length > mostNotUnderstood) continue
      const heads = new Map(types.map((type) => [type, interpret(head, type)]))
      for (const { name, keys } of inOrder(asked)) {
        const before = heads.get(name.type)
        const makes = [before?.filters.make ?? []].flat()
        const isChosen = before?.filters[name.field] !== undefined
        const isOther = makes.length > 0 && name.make !== undefined && !makes.includes(name.make)
        if (before?.type !== name.type || isChosen || isOther || !keys.some((key) => key.startsWith(start)))
          continue
        yield [labelOf(head, makes.length > 0 ? { ...name, make: undefined } : name, interpret), name.type]
      }
    }
  }

  /** Names of the type that is asked for come first. */
  function inOrder(asked: VehicleType | null) {
    if (asked === null) return keyed
    const isAsked = ({ name }: (typeof keyed)[number]) => name.type === asked
    return [...keyed.filter(isAsked), ...keyed.filter((entry) => !isAsked(entry))]
  }

  return (typed, asked = null) => {
    read.clear()
    const phrase = withoutContactDetails(tidyPhrase(typed))
    if (phrase === '') return popularIn(asked ?? types[0] ?? 'car')
    const chosen = new Map<string, Suggestion>()
    const labels = new Set<string>()
    const tried = phrase.length > longPhrase ? mostTriedOfLong : mostTried
    for (const [label, type] of completions(phrase, asked)) {
      if (labels.has(label)) continue
      if (labels.size === tried || chosen.size === mostSuggestions) break
      labels.add(label)
      for (const suggestion of found(label, type)) {
        const { interpretation } = suggestion
        const address = `${interpretation.type} ${searchParamsOf(interpretation)}`
        if (!chosen.has(address)) chosen.set(address, suggestion)
      }
    }
    if (chosen.size === 0) {
      const whole = interpret(phrase, asked)
      const isRead = whole.notUnderstood.length === 0 && searchParamsOf(whole).size > 0
      return isRead ? found(phrase, asked) : []
    }
    return [...chosen.values()]
  }
}

/** "Ford Transit" alone is a van, but "Ford Ranger" is a car too: then the label says which. */
function labelOf(
  head: string,
  { text, make, type }: Omit<StockName, 'make'> & { make?: string | undefined },
  interpret: Interpret,
): string {
  const label = [head, make, text].filter(Boolean).join(' ')
  return interpret(label).type === type ? label : `${label} ${vehicleTypeWords[type].plural}`
}
