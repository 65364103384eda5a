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

/** What a heading may have instead of a word, so that each name of a field stands in the tables once. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stock: 'stk stck',
    'stock no': 'stkno stckno',
    'stock ref': 'stkref',
    first: '1st',
    insurance: 'ins insur',
    group: 'grp gp',
    status: 'sts',
    category: 'cat',
    no: 'number num nr nbr',
    ref: 'reference refno',
    registration: 'regn registr regist',
    manufacturer: 'manuf mfr mfg manufac',
    derivative: 'deriv',
    colour: 'color col clr',
    transmission: 'trans tran transm',
    description: 'desc descr descrip',
    year: 'yr',
    previous: 'prev',
    mileage: 'milage mlge',
    history: 'hist',
    equipment: 'equip',
    pictures: 'pics',
    engine: 'eng',
    doors: 'drs dr',
    vehicle: 'veh vhcl',
    gearbox: 'gbox gearbx',
    condition: 'cond',
    location: 'loc',
    expiry: 'exp expires expiration',
  }).flatMap(([word, others]) => others.split(' ').map((other): [string, string] => [other, word])),
)

/** "stk ref" as "stock ref", "date of 1st reg" as "date first reg": a plain heading with each word as the tables have it. */
export function inFull(plain: string): string {
  return plain
    .split(' ')
    .filter((word) => word !== 'of' && word !== 'the')
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ')
}
