import { type Day, monthOf, yearOf } from './day.ts'

/** No I, no Q: the letters that a registration's last three may use. */
const letters = 'ABCDEFGHJKLMNOPRSTUVWXYZ'
/** Offensive words, which the DVLA does not issue. */
const withheld =
  /^(ARS|ASS|BUM|COK|CUM|DCK|FAG|FAP|FAT|FCK|FUC|FUK|FUX|GAY|GOD|HIV|JEW|KKK|KNB|NAZ|PEE|PIS|POO|PRK|SEX|SHT|SOD|SUX|TIT|TWT|VAG|WNK|XXX)$/
const suffixes = threeLetters().filter((suffix) => !withheld.test(suffix))

/** Memory tags: Manchester and Merseyside, Preston, Deeside, and a few from further off. No I, Q or Z. */
const tags = [
  ...areaTags('M', 'ABCDEFGHJKLMNOPRSTUVWXY'),
  ...areaTags('P', 'ABCDEFGHJKLMNOPRSTUVWXY'),
  ...areaTags('D', 'ABCDEFGHJKLMNOPRSTUVWXY'),
  ...['CA', 'CX', 'FN', 'BD', 'YA', 'YJ', 'NA', 'NK', 'SA', 'LD', 'BV', 'FJ', 'LC', 'YD', 'SF', 'KX'],
]

const combinations = tags.length * suffixes.length
/** Coprime to `combinations`, so that repeated steps reach every combination before one repeats. */
const stride = 726_941

/** The two digits of a plate that change each March and September: 21 from March 2021, 71 from September 2021. */
export function ageIdentifier(registered: Day): string {
  const month = monthOf(registered)
  const isSpring = month >= 3 && month < 9
  const year = month < 3 ? yearOf(registered) - 1 : yearOf(registered)
  return String(isSpring ? year - 2000 : year - 1950).padStart(2, '0')
}

/** The registration of the stock's vehicle `position`: none is given twice among the first 1.1 million. */
export function registrationOf(position: number, registered: Day): string {
  const place = (position * stride + 271_828) % combinations
  const tag = tags[Math.floor(place / suffixes.length)]
  return `${tag}${ageIdentifier(registered)} ${suffixes[place % suffixes.length]}`
}

function threeLetters(): string[] {
  const all = letters.split('')
  return all.flatMap((first) => all.flatMap((second) => all.map((third) => first + second + third)))
}

function areaTags(first: string, second: string): string[] {
  return second.split('').map((next) => first + next)
}
