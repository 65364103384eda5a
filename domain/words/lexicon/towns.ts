import { postcodeAreas } from '../../stock/postcode-areas.data.ts'
import { keyOf } from '../split/tokens.ts'
import { createCorrectTyping } from './correct-typing.ts'
import { listOf } from './phrase-table.ts'
import { countiesOfAreas, sameNames, townsOfCodes } from './towns.data.ts'

/** A town, or all towns of one name. */
export interface TownName {
  /** Postcode areas or districts, with the keys of their counties and countries; the best known town first. */
  places: readonly { code: string; counties: ReadonlySet<string> }[]
  isLarge: boolean
}

const townNames = new Map<string, TownName>()

/** Counties as they are written for short. */
const shortCounties: Readonly<Record<string, string>> = {
  beds: 'Bedfordshire',
  berks: 'Berkshire',
  bucks: 'Buckinghamshire',
  cambs: 'Cambridgeshire',
  derbys: 'Derbyshire',
  glos: 'Gloucestershire',
  hants: 'Hampshire',
  herts: 'Hertfordshire',
  iow: 'Isle of Wight',
  iom: 'Isle of Man',
  lancs: 'Lancashire',
  leics: 'Leicestershire',
  lincs: 'Lincolnshire',
  middlesex: 'London',
  ni: 'Northern Ireland',
  'n ireland': 'Northern Ireland',
  northants: 'Northamptonshire',
  notts: 'Nottinghamshire',
  oxon: 'Oxfordshire',
  salop: 'Shropshire',
  staffs: 'Staffordshire',
  warks: 'Warwickshire',
  wilts: 'Wiltshire',
  worcs: 'Worcestershire',
  yorks: 'Yorkshire',
  'north wales': 'Wales',
  'mid wales': 'Wales',
  'south wales': 'Wales',
  'mid glamorgan': 'Glamorgan',
  'south glamorgan': 'Glamorgan',
  'west glamorgan': 'Glamorgan',
  flintshire: 'Clwyd',
  denbighshire: 'Clwyd',
  highland: 'Highlands',
  'the highlands': 'Highlands',
  'scottish highlands': 'Highlands',
  'scottish borders': 'Borders',
  'the borders': 'Borders',
  'county derry': 'County Londonderry',
  'co derry': 'County Londonderry',
  'tyne & wear': 'Tyne and Wear',
}
/** The old counties of towns that are in Greater London now, or near it. */
const oldCounties: Readonly<Record<string, string>> = {
  TW9: 'Surrey',
  KT: 'Surrey',
  TW15: 'Middlesex, London',
  BR6: 'Kent',
}
const countyKeys = new Map(
  Object.entries(shortCounties).map(([short, county]) => [keyOf(short), keyOf(county)] as const),
)

/** "North Yorkshire" is Yorkshire too, and "County Down" is "Co Down" and Down. */
function countyNames(counties: string): Set<string> {
  const names = listOf(counties).flatMap((county) => {
    const [, last = ''] = /^(?:North|South|East|West|County|Greater) (\w+)$/.exec(county) ?? []
    return last === '' ? [county] : [county, last]
  })
  const keys = new Set(names.map(keyOf))
  for (const name of names) {
    const shorter = name
      .replace(/^County /, 'Co ')
      .replace(/^([NSEW])(?:orth|outh|ast|est) /, '$1 ')
      .replace(/Yorkshire$/, 'Yorks')
    for (const short of [name, name.replace(/Yorkshire$/, 'Yorks'), shorter])
      if (!countyKeys.has(keyOf(short))) countyKeys.set(keyOf(short), keyOf(name))
  }
  return keys
}

function addTown(name: string, code: string, isLarge: boolean): void {
  const known = sameNames[name] ?? {}
  const counties = known[code] ?? countiesOfAreas[code.replace(/\d.*/, '')] ?? ''
  const place = { code, counties: countyNames(`${counties}, ${oldCounties[code] ?? ''}`) }
  const order = Object.keys(known)
  for (const key of spellingsOf(name)) {
    const own = townNames.get(key)
    const places = [...(own?.places ?? []), place].sort(
      (a, b) => order.indexOf(a.code) - order.indexOf(b.code),
    )
    townNames.set(key, { places, isLarge: isLarge || own?.isLarge === true })
  }
}

/** "St Helens" and "Saint Helens", "Newcastle upon Tyne" and "on". */
function spellingsOf(name: string): Set<string> {
  const spellings = [
    name,
    name.replace(/^St /, 'Saint '),
    name.replace(/\bupon\b/i, 'on'),
    name.replace(/ and /, ' & '),
  ]
  return new Set(spellings.map(keyOf))
}

for (const [code, { large = '', small = '' }] of Object.entries(townsOfCodes)) {
  for (const [names, isLarge] of [[large, true] as const, [small, false] as const])
    for (const name of names === '' ? [] : listOf(names)) addTown(name, code, isLarge)
}
for (const [area, [town]] of Object.entries(postcodeAreas))
  if (!townNames.has(keyOf(town))) addTown(town, area, true)

const longestKey = Math.max(...[...townNames.keys(), ...countyKeys.keys()].map((key) => key.length))

/** The words of names of several words, which no other word is mistaken for: "isle" of "Isle of Wight". */
const words = new Set(
  [...Object.values(townsOfCodes)]
    .flatMap(({ large = '', small = '' }) => `${large} ${small}`.split(/[^\p{L}]+/u))
    .filter((word) => word.length > 3)
    .map(keyOf),
)

export const towns = { byKey: townNames, counties: countyKeys, words, longestKey } as const

export function isTownKey(key: string): boolean {
  return townNames.has(key)
}

/** Whether a longer name begins like this town and the word after it: "newport" and "pagnel". */
export function isStartOfOther(town: string, next: string): boolean {
  const start = town + next.slice(0, 3)
  return next.length > 3 && [...townNames.keys()].some((key) => key.startsWith(start))
}

/** Long names of well-known towns, the only ones that are corrected: another place is hardly one letter away. */
const correctable = Object.values(postcodeAreas)
  .map(([town]) => keyOf(town))
  .filter((key) => key.length > 6)
const correct = createCorrectTyping({
  ranked: [correctable],
  isKnown: (word) => townNames.has(word),
  isOrdinary: () => false,
})

/** "Liverpol", "Manchestr": the post town of an area with a letter too few, doubled or exchanged. Null for any other word. */
export function correctTown(word: string): string | null {
  const found = correct(word)
  return found && found.distance < 2 && found.word.length >= word.length ? found.word : null
}
