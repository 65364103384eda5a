import { readFileSync, writeFileSync } from 'node:fs'
import { milesBetween } from 'facet-index'
import { postcodeAreas } from '../../domain/stock/postcode-areas.data.ts'
import { bestKnown, extraTowns } from '../../domain/words/lexicon/extra-towns.data.ts'
import { keyOf } from '../../domain/words/split/tokens.ts'
import { inProject } from '../project.mjs'
import { countiesOfCouncils } from './counties.data.ts'

// Writes domain/stock/town-districts.data.ts and domain/words/lexicon/towns.data.ts from two files:
//   node scripts/draw/towns.ts CITIES OUTCODES
// CITIES is cities1000.txt of GeoNames (CC BY 4.0): places with their coordinates and number of inhabitants. OUTCODES is a
// CSV of the United Kingdom's outcodes (CC0), with a centre for each, and for most the name of a town.

interface Centre {
  latitude: number
  longitude: number
}
interface District extends Centre {
  code: string
  town: string
  county: string
  country: string
}
interface Town extends Centre {
  name: string
  people: number
  code: string
  /** Its whole name, if this is a short one. */
  whole: string
  /** Read without "near". */
  isLarge: boolean
  /** The code is that of extra-towns.data.ts. */
  isExtra?: true
}

/** A town as far as this from the centre of its postcode area stands for its own district. */
const milesOfArea = 12
/** The town that an area is named after stands for its district from here. */
const milesOfNamesake = 16
/** Towns of one name within so many miles are one. */
const milesOfSame = 6
/** Miles within which the district that has the town's name is preferred to a nearer one. */
const milesOfNamed = 5
/** Inhabitants. Smaller places are left out, unless they are the seat of a council. */
const smallest = 1_500
/** Inhabitants of a town that is read without "near". */
const large = 10_000

const [cities, outcodes] = process.argv.slice(2)
if (!cities || !outcodes) throw new Error('node scripts/draw/towns.ts CITIES OUTCODES')

const districts: District[] = readFileSync(outcodes, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    // A town may be quoted, with a comma in it: "Douglas, Braddan".
    const [code = '', , , latitude, longitude, town = '', council = '', , , country = ''] = line
      .replaceAll(/"([^",]*)[^"]*"/g, '$1')
      .split(',')
    const county = countiesOfCouncils[council] ?? council
    return { code, latitude: Number(latitude), longitude: Number(longitude), town, county, country }
  })
  .filter(({ code, latitude }) => postcodeAreas[areaOf(code)] !== undefined && latitude > 49)

const towns: Town[] = readFileSync(cities, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((row) => /^(GB|IM|JE|GG)$/.test(row[8] ?? '') && !/ Borough$/.test(row[1] ?? ''))
  .filter((row) => Number(row[14]) >= smallest || /^PPL(A|A2|C)$/.test(row[7] ?? ''))
  .map((row) => {
    const centre = { latitude: Number(row[4]), longitude: Number(row[5]) }
    const name = (row[1] ?? '').replace(/^Saint /, 'St ').replace(/,.*/, '')
    const people = Number(row[14])
    return { name, whole: name, people, isLarge: people >= large, ...centre, code: districtOf(name, centre) }
  })
for (const [code, names] of Object.entries(extraTowns)) {
  const centre = districts.find((district) => district.code === code) ?? centreOfArea(code)
  for (const name of names) {
    const same = towns.filter((town) => town.name === name && milesBetween(town, centre) < 2 * milesOfSame)
    for (const town of same) Object.assign(town, { code, isLarge: true, isExtra: true })
    if (same.length === 0)
      towns.push({ ...centre, name, whole: name, people: 0, isLarge: true, isExtra: true, code })
  }
}
towns.sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1))

/** The towns of each name, the largest first. */
const byName = new Map<string, Town[]>()
for (const town of towns) {
  for (const name of new Set([town.name, ...shortNames(town.name)])) {
    const same = byName.get(keyOf(name)) ?? []
    if (same.every((other) => milesBetween(other, town) > milesOfSame))
      byName.set(keyOf(name), [...same, { ...town, name, whole: town.name }])
  }
}

/** By the code of the district, or of the area where it is near the centre. */
const byCode = new Map<string, Town[]>()
const sameNames: Record<string, string[]> = {}
for (const same of byName.values()) {
  const isOne = same.length === 1
  const first = bestKnown[same[0]?.name ?? '']
  same.sort((a, b) => Number(b.code === first) - Number(a.code === first))
  const coded = same.map((town) => ({ ...town, code: codeOf(town, isOne) }))
  for (const town of coded) byCode.set(town.code, [...(byCode.get(town.code) ?? []), town])
  const codes = [...new Set(coded.map(({ code }) => code))]
  if (codes.length > 1) sameNames[same[0]?.name ?? ''] = codes
}
const codes = [...byCode.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

write(
  'domain/stock/town-districts.data.ts',
  `/**
 * The postcode districts whose largest town is ${milesOfArea} miles or more from the centre of its area, or shares its name with
 * another: that town, with its county if several have its name, and its latitude and longitude in degrees (WGS 84), to two decimals (about 1 km).
 *
 * Written by scripts/draw/towns.ts from GeoNames (geonames.org, CC BY 4.0), and a list of outcodes (CC0).
 */
export const townDistricts: Readonly<
  Record<string, readonly [town: string, latitude: number, longitude: number]>
> = {
${codes
  .filter((code) => /\d/.test(code))
  .map((code) => {
    const [town] = (byCode.get(code) ?? []).sort((a, b) => b.people - a.people)
    if (!town) throw new Error(code)
    const name = sameNames[town.name] ? `${town.name}, ${countiesOf(code).split(',')[0]}` : town.name
    return `  ${code}: [${quoted(name)}, ${Number(town.latitude.toFixed(2))}, ${Number(town.longitude.toFixed(2))}],`
  })
  .join('\n')}
}
`,
)

write(
  'domain/words/lexicon/towns.data.ts',
  `/**
 * The towns of the United Kingdom, the Isle of Man and the Channel Islands, by the postcode area that has them near its centre, or
 * else by their district. \`large\` are those of ${large.toLocaleString('en-GB')} inhabitants or more.
 *
 * Written by scripts/draw/towns.ts from GeoNames (geonames.org, CC BY 4.0), a list of outcodes (CC0) and extra-towns.data.ts.
 */
export const townsOfCodes: Readonly<Record<string, { large?: string; small?: string }>> = {
${codes
  .map((code) => {
    const own = byCode.get(code) ?? []
    const list = (isLarge: boolean) =>
      [...new Set(own.filter((town) => town.isLarge === isLarge).map(({ name }) => name))].join(', ')
    const parts = [
      list(true) && `large: ${quoted(list(true))}`,
      list(false) && `small: ${quoted(list(false))}`,
    ]
    return `  ${code}: { ${parts.filter(Boolean).join(', ')} },`
  })
  .join('\n')}
}

/** Names that several towns have: where these are, with county and country; the best known first. */
const sameNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${Object.entries(sameNames)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([name, own]) =>
      `  ${quoted(name)}: { ${own.map((code) => `${code}: '${countiesOf(code)}'`).join(', ')} },`,
  )
  .join('\n')}
}

/** The counties and countries of each postcode area. */
export const countiesOfAreas: Readonly<Record<string, string>> = {
${Object.keys(postcodeAreas)
  .map((area) => `  ${area}: '${countiesOf(area)}',`)
  .join('\n')}
}
`,
)

function codeOf({ code, whole, isExtra, ...town }: Town, isOne: boolean): string {
  if (isExtra) return code
  const area = areaOf(code)
  const miles = milesBetween(centreOfArea(area), town)
  const isNamesake = [whole, town.name].some((name) => keyOf(postcodeAreas[area]?.[0] ?? '') === keyOf(name))
  const isNear = isNamesake ? miles < milesOfNamesake : isOne && miles < milesOfArea
  return isNear ? area : code
}

/** "Shropshire, England" of a district; of an area all its counties. */
function countiesOf(code: string): string {
  const own = districts.filter((district) =>
    code === areaOf(code) ? areaOf(district.code) === code : district.code === code,
  )
  return [
    ...new Set([...own.map(({ county }) => county).filter(Boolean), ...own.map(({ country }) => country)]),
  ].join(', ')
}

/** Barrow of "Barrow-in-Furness", Weston of "Weston-super-Mare". */
function shortNames(name: string): string[] {
  const short = /^(.{4,}?)[ -](?:in|on|upon|under|by|le|super)[ -]/i.exec(name)?.[1]
  return short ? [short] : []
}

function districtOf(name: string, centre: Centre): string {
  const near = districts
    .map((district) => ({ ...district, miles: milesBetween(district, centre) }))
    .sort((a, b) => a.miles - b.miles)
  const named = near.find(({ town, miles }) => miles < milesOfNamed && keyOf(town) === keyOf(name))
  return (named ?? near[0])?.code ?? ''
}

function centreOfArea(area: string): Centre {
  const [, latitude, longitude] = postcodeAreas[area] ?? []
  if (latitude === undefined || longitude === undefined) throw new Error(`No area ${area}`)
  return { latitude, longitude }
}

function areaOf(code: string): string {
  return code.replace(/\d.*$/, '')
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

function write(file: string, text: string): void {
  writeFileSync(inProject(file), text)
}
