/** Words are kept, compared and offered up to this many characters. */
export const longestWord = 200

/** A word as it is shown: well formed, without stray white space, cut to `longestWord` characters; '' when nothing is left. */
export function wordLabel(text: string): string {
  const label = tidyWord(text)
  return label.length <= longestWord ? label : label.slice(0, longestWord).toWellFormed().trimEnd()
}

/** What two spellings of one word share: "FORD", " ford " and "Ford" have one key. */
export function wordKey(text: string): string {
  return wordLabel(text).toLowerCase()
}

/** `wordLabel` without the cut. */
export function tidyWord(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
