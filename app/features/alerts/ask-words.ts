import { type Ask, askKey } from '#domain/alerts/alert.ts'

/** One thing that is asked for, as pages show it. */
export interface AskWords {
  /** See `askKey`. */
  key: string
  text: string
}

export function toAskWords(ask: Ask): AskWords {
  return {
    key: askKey(ask),
    text: ask.kind === 'search' ? `New matches: ${ask.words}` : `Price drop or sale: ${ask.name}`,
  }
}
