import { withPlainPostcodes } from '../../stock/find-postcodes.ts'
import { withoutContactDetails } from '../contact-details.ts'
import { openNames } from './open-names.ts'
import { type KnownNames, splitJoinedWords } from './split-joined-words.ts'
import { splitTokens, type Token, tidyPhrase } from './tokens.ts'

export interface SplitPhrase {
  /** Tidy, without contact details, and with postcodes in two halves. The places of the tokens are places in it. */
  phrase: string
  tokens: Token[]
  hasContactDetails: boolean
}

/** Splits what was typed into words, numbers and signs. */
export function splitPhrase(typed: string, names: KnownNames): SplitPhrase {
  const tidied = tidyPhrase(typed)
  const withoutDetails = withoutContactDetails(tidied)
  const phrase = withPlainPostcodes(withoutDetails)
  return {
    phrase,
    tokens: splitJoinedWords(
      openNames(splitTokens(phrase), (key) => names.entriesOf(key).length > 0),
      names,
    ),
    hasContactDetails: withoutDetails !== tidied,
  }
}
