import { wordKey } from './word-key.ts'

/** One order for everyone, whatever the machine's locale: "Model 9" comes before "Model 10". */
const collator = new Intl.Collator('en-GB', { numeric: true })

export function compareWords(a: string, b: string): number {
  return collator.compare(a, b) || compareCodeUnits(wordKey(a), wordKey(b))
}

/** The order of ids: by code unit, as `<` compares text. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
