import { plainText } from '#domain/stock/plain-text.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'

/** As much of a heading or cell as the patterns read. */
export function startOf(text = ''): string {
  return plainText(text.slice(0, recordLimits.text)).trim()
}

/**
 * "Mileage(miles)", "Registration_Year", "fuelType" and "Price (£)" in plain words: "mileage", "registration year", …
 * A unit that changes how the cells are read is kept: "Odometer (km)", "Price (€)", "Power (kW)".
 */
export function plainHeading(heading: string): string {
  const words = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('€', ' eur ')
      .replaceAll('$', ' usd ')
      .replaceAll('£', ' gbp ')
      .replaceAll('+', ' plus ')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const unit =
    /[([]\s*(kms?|kilomet(re|er)s?|€|\$|eur|usd|pln|chf|czk|sek|nok|dkk|kw|l\/100 ?km)\s*[)\]]/i.exec(
      heading,
    )?.[1]
  if (unit !== undefined) return words(heading).replace(/\b(kms|kilomet(re|er)s?)\b/, 'km')
  return words(heading.replaceAll(/[([][^()[\]]*[)\]]/g, ' ')) || words(heading)
}
