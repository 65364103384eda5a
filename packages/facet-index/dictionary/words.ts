/** Keywords are stored, compared and shown up to this many UTF-16 units. */
export const longestWord = 200

/** A keyword as shown: well-formed, NFC, single spaces, at most `longestWord` long; '' when nothing is left. */
export function wordLabel(text: string): string {
  const label = tidyWord(text)
  return label.length <= longestWord ? label : label.slice(0, longestWord).toWellFormed().trimEnd()
}

/** Equal for all spellings of one keyword: "FORD", " ford " and "Ford", "Škoda" and "Skoda". */
export function wordKey(text: string): string {
  const key = wordLabel(text).toLowerCase()
  return ascii.test(key)
    ? key
    : key
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .trim()
}

const ascii = /^[ -~]*$/

/** `wordLabel` without the length limit. */
export function tidyWord(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

// A fixed locale, so that the order does not depend on the machine.
const collator = new Intl.Collator('en-GB', { numeric: true })

/** Reading order: "Model 9" comes before "Model 10". */
export function compareWords(a: string, b: string): number {
  return collator.compare(a, b) || compareCodeUnits(wordKey(a), wordKey(b))
}

/** By UTF-16 code unit, as `<` compares strings; the order of ids. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The most common label; of equally common ones the last by code unit, so "Ford" rather than "FORD". `label` with its
 * `count` is one more candidate.
 */
export function commonestSpelling(
  counts: Iterable<readonly [label: string, count: number]>,
  label = '',
  count = 0,
): string {
  let [best, most] = [label, count]
  for (const [other, times] of counts) {
    if (times < most || (times === most && other <= best)) continue
    best = other
    most = times
  }
  return best
}
