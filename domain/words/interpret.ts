import { type Sells, sellsEverything, soldTypesOf } from '../dealer/sells.ts'
import { plateOf, type YearMonth } from '../stock/number-plate.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { chooseByStock } from './combine/choose-by-stock.ts'
import { chooseReading } from './combine/choose-reading.ts'
import { combine } from './combine/combine.ts'
import { explain, formatFilters } from './explain/explain.ts'
import { type Interpretation, searchParamsOf } from './interpretation.ts'
import { createLexicon } from './lexicon/lexicon.ts'
import { type Reading, startReading } from './reading.ts'
import { recognise } from './recognise/recognise.ts'
import type { KnownNames } from './split/split-joined-words.ts'
import { splitPhrase } from './split/split-phrase.ts'
import type { StockVocabulary } from './vocabulary.ts'

export type Interpret = (phrase: string, asked?: VehicleType | null) => Interpretation

/**
 * Compiles a vocabulary once for many phrases. A phrase is split into tokens; then, once for each type of vehicle, its
 * parts are recognised and combined to a search by the stock; the best of the three searches is explained.
 *
 * @param thisMonth The month in which "3 years old" is counted and "new plate" is current.
 * @param sells What the dealer does not sell or offer is not understood. Default: everything is sold.
 */
export function createInterpret(
  vocabulary: StockVocabulary,
  thisMonth: () => YearMonth,
  sells: Sells = sellsEverything,
): Interpret {
  const types = soldTypesOf(sells)
  const lexicons = types.map((type) => ({
    type,
    lexicon: createLexicon(vocabulary.types[type], type, types),
  }))
  const isName = (key: string) => lexicons.some(({ lexicon }) => lexicon.entries.has(key))
  const names: KnownNames = {
    entriesOf: (key) => lexicons.flatMap(({ lexicon }) => lexicon.entries.get(key) ?? []),
    isKnown: (word) => lexicons.some(({ lexicon }) => lexicon.isKnown(word)),
    isMisspelt: (word) => lexicons.some(({ lexicon }) => lexicon.correct(word) !== null),
  }

  function countFound(reading: Reading): number {
    const params = searchParamsOf({ filters: formatFilters(reading), sort: 'relevance' })
    return vocabulary.countFound(reading.type, params)
  }

  function read(typed: string, { year, month }: YearMonth) {
    const { phrase, tokens, hasContactDetails } = splitPhrase(typed, names)
    const newestPlate = plateOf(year, month) ?? ''
    const readings = lexicons.map((own) => {
      const context = {
        ...own,
        phrase,
        thisYear: year,
        thisMonth: month,
        newestPlate,
        vocabulary,
        isName,
        sells,
      }
      const reading = startReading(context, tokens)
      for (const finding of recognise(reading)) combine(reading, finding)
      chooseByStock(reading)
      return reading
    })
    return { readings, hasContactDetails }
  }

  /** The type that is asked for decides between the readings only, and completions ask for each type in turn. */
  let latest: { key: string; read: ReturnType<typeof read> } | null = null

  return (typed, asked = null) => {
    const month = thisMonth()
    const key = `${month.year} ${month.month} ${typed}`
    if (latest?.key !== key) latest = { key, read: read(typed, month) }
    const { readings, hasContactDetails } = latest.read
    return { ...explain(chooseReading(readings, asked, countFound)), hasContactDetails }
  }
}
