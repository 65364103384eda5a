import { advisePostcode } from './advise-postcode.ts'
import { type ApplicationField, longestRead } from './application.ts'
import { readBirthDate, splitBirthDate } from './birth-date.ts'
import { numberAnswer } from './number-answer.ts'

/** The fields whose format is checked. */
export const advisedFields = [
  'phone',
  'email',
  'dob',
  'postcode',
  'workYears',
  'workMonths',
  'netIncome',
] as const satisfies readonly ApplicationField[]

type AdvisedField = (typeof advisedFields)[number]

export function isAdvisedField(field: ApplicationField): field is AdvisedField {
  return (advisedFields as readonly ApplicationField[]).includes(field)
}

/**
 * A sentence that asks the applicant to check an answer; null if it looks right or is blank. Advice only: every answer
 * can be sent unchanged. `today` as in `2026-11-22`.
 */
export function adviseAnswer(field: AdvisedField, answer: string, today: string): string | null {
  const text = answer.trim()
  if (text === '') return null
  if (text.length > longestRead) return `Check this answer. It has more than ${longestRead} characters.`
  switch (field) {
    case 'phone':
      return advisePhone(text)
    case 'email':
      return adviseEmail(text)
    case 'dob':
      return adviseDateOfBirth(text, today)
    case 'postcode':
      return advisePostcode(text)
    case 'workYears':
      return adviseYears(text)
    case 'workMonths':
      return adviseMonths(text)
    case 'netIncome':
      return adviseIncome(text)
  }
}

/** "2019" is the year in which the job began. */
const mostYears = 70

function adviseYears(text: string): string | null {
  const number = numberAnswer('workYears', text)
  return number !== null && Number(number) <= mostYears
    ? null
    : 'Check the years in this job. It should be a number of years, such as 3.'
}

/** Pounds. Few have as much in a month, and many in a year. */
const mostMonthly = 12_000
/** "2.4" is meant in thousands. */
const leastMonthly = 20

/** "£450 a week", "25k pa", "before tax". */
const otherIncome = /week|fortnight|hour|\bp\.?w\b|year|annu|\bp\.?a\b|gross|before tax/i

function adviseIncome(text: string): string | null {
  const number = numberAnswer('netIncome', text)
  if (number === null && otherIncome.test(text))
    return 'Check the monthly income. We ask for the amount of one month, after tax, such as 1850.'
  if (number === null) return 'Check the monthly income. It should be a number, such as 1850.'
  if (Number(number) > mostMonthly)
    return 'Check the monthly income. Is this the amount for a year? We ask for one month, after tax.'
  return Number(number) > 0 && Number(number) < leastMonthly
    ? 'Check the monthly income. It should be in whole pounds, such as 1850.'
    : null
}

function adviseMonths(text: string): string | null {
  const number = numberAnswer('workMonths', text)
  if (number === null) return 'Check the months in this job. It should be a number, such as 6.'
  return Number(number) > 11
    ? 'Check the months in this job. They are on top of the full years, so 11 at most.'
    : null
}

/** UK numbers with or without +44, and international ones from their + or 00. An extension may follow. */
function advisePhone(text: string): string | null {
  const digits = text
    .replace(/(?:ext\.?|extension|x)\s*\d{1,6}$/i, '')
    .replace('(0)', '')
    .replaceAll(/[\s().\p{Pd}/]/gu, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(digits))
    return 'Check the phone number. It should have digits only, such as 07700 900456.'
  if (digits.startsWith('+') && !digits.startsWith('+44')) {
    return digits.length >= 9 && digits.length <= 16
      ? null
      : 'Check the phone number. It does not have the usual number of digits.'
  }
  const national = digits.replace(/^\+44/, '0').replace(/^00/, '0')
  if (!national.startsWith('0')) {
    return 'Check the phone number. UK numbers start with 0 or +44, and others with + and the country code.'
  }
  if (national.length === 11 || (national.length === 10 && /^0(?:1|500|800)/.test(national))) return null
  return `Check the phone number. It has ${national.length} digits, and most UK numbers have 11.`
}

/** A date, or the three boxes as `joinBirthDate` writes them. */
function adviseDateOfBirth(text: string, today: string): string | null {
  const date = readBirthDate(text)
  if (date === null) return adviseUnreadDate(text)
  if (date > today) return 'Check the date of birth. It is in the future.'
  if (date > yearsBefore(today, 18))
    return 'Check the date of birth. You must be 18 or over to apply for finance.'
  if (date < yearsBefore(today, 110)) return 'Check the year of birth. It is more than 110 years ago.'
  return null
}

function adviseUnreadDate(text: string): string {
  const boxes = splitBirthDate(text)
  const missing = (['day', 'month', 'year'] as const).filter((part) => boxes[part] === '')
  if (missing.length > 0) return `Check the date of birth. It has no ${missing.join(' and no ')}.`
  // A whole date in one box leaves the others empty: "1/2/90//".
  if (/^\d{1,3}\/*$/.test(boxes.year))
    return 'Check the year of birth. It should have four digits, such as 1988.'
  return 'Check the date of birth. There is no such date. It should look like 17 4 1988.'
}

function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`
}

/**
 * Misspellings of the domains that most private addresses in the UK use. A list, because a measure of similarity would
 * also match domains that exist, such as ymail.com and gmx.com.
 */
const misspelledDomains: Readonly<Record<string, string>> = {
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'gmail.om': 'gmail.com',
  'gmail.co.uk': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmial.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmil.com': 'hotmail.com',
  'hotamil.com': 'hotmail.com',
  'hotmial.co.uk': 'hotmail.co.uk',
  'hotmai.co.uk': 'hotmail.co.uk',
  'outlok.com': 'outlook.com',
  'outloo.com': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'yhaoo.com': 'yahoo.com',
  'yaho.co.uk': 'yahoo.co.uk',
  'yahooo.co.uk': 'yahoo.co.uk',
  'iclod.com': 'icloud.com',
  'icoud.com': 'icloud.com',
  'btinernet.com': 'btinternet.com',
  'btinterent.com': 'btinternet.com',
}

/** Misspelled endings that do not exist as domains, with the correct one. `.co`, `.cm` and `.om` exist. */
const misspelledEndings: readonly [RegExp, string][] = [
  [/\.(?:con|cim|vom|comm|ocm)$/, '.com'],
  [/\.(?:couk|co\.ku|co\.u|co\.ukk|c\.uk|cp\.uk|co,uk)$/, '.co.uk'],
]

/** Advice on an email address that is not blank; null if it looks right. */
export function adviseEmail(text: string): string | null {
  const at = text.lastIndexOf('@')
  if (at < 0) return 'Check the email address. It has no @ sign, as in name@example.com.'
  const name = text.slice(0, at)
  const domain = text.slice(at + 1).toLowerCase()
  const meant = correctDomain(domain)
  if (meant !== domain) return `Check the email address. Did you mean ${name}@${meant}?`
  if (!isLocalPart(name) || /\s/.test(text) || !isDomain(domain)) {
    return 'Check the email address. It should look like name@example.com.'
  }
  return null
}

function correctDomain(domain: string): string {
  const whole = misspelledDomains[domain]
  if (whole) return whole
  const ending = misspelledEndings.find(([pattern]) => pattern.test(domain))
  return ending ? domain.replace(...ending) : domain
}

/** Not "mailto:name", "<name" or ".name": RFC 5322, dot-atom. */
function isLocalPart(name: string): boolean {
  return name !== '' && !/[@:;,<>()[\]\\"]|^\.|\.$|\.\./.test(name)
}

/** At least two labels, with letters of any script, separated by dots; the last has no digit, unless it is in Punycode. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    (!/\d/.test(last) || last.startsWith('xn--')) &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label))
  )
}
