import { nearestName } from '../nearest-name.ts'
import { type FilterField, filterFields } from '../stock/filter-fields.ts'

/** The parameter of a results page that repeats the words of a phrase or an address which are no part of the search. */
export const notUnderstoodParameter = 'notUnderstood'

/** Of campaigns and counters: "utm_source", "gclid", "_ga", "ref". They are on any address, and mean nothing to us. */
const campaign =
  /^(?:_|(?:utm|mtm|pk|piwik|mc|hsa|gad|ga|itm|vero)_)|clid$|^(?:msclkid|gbraid|wbraid|igshid|srsltid|li_fat_id|mkt_tok|ref|source|campaign)$/i

export function isCampaignParameter(name: string): boolean {
  return campaign.test(name)
}

/** A longer name resembles none of ours. */
const longestName = 24
/** A shorter one resembles too many: "mode" is no "model". */
const shortestMisspelt = 5

/** The declared parameter with the same letters, in any case and with any signs: "Make", "fuel_type", "make[]". Null for none. */
export function sameLetters(name: string, declared: Iterable<string>): string | null {
  if (name.length > longestName || isCampaignParameter(name)) return null
  const letters = lettersOf(name)
  for (const each of declared)
    if (each.length === letters.length && each.toLowerCase() === letters) return each
  return null
}

/** The filter that a parameter seems to name: misspelt, as "gearbx", or with words of its own, as "min_price" and "enginePowerFrom". Null for none. */
export function resembledFilter(
  name: string,
  fields: readonly FilterField[] = filterFields,
): FilterField | null {
  if (name.length > longestName || isCampaignParameter(name)) return null
  const same = sameLetters(name, fields)
  if (same) return same as FilterField
  const words = wordsOf(name)
  const worded = fields.filter((field) => words.includes(field.toLowerCase()))
  if (worded.length > 0) return worded.length === 1 ? (worded[0] ?? null) : null
  const begun = fields.filter((field) => lettersOf(name).startsWith(field.toLowerCase()))
  if (begun.length > 0) return begun.toSorted((a, b) => b.length - a.length)[0] ?? null
  return lettersOf(name).length < shortestMisspelt ? null : nearestName(lettersOf(name), fields)
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

/** "minPrice" and "min_price" are "min" and "price". */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}
