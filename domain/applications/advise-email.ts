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
  if (name === '' || /\s/.test(text) || name.includes('@') || !isDomain(domain)) {
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

/** At least two labels, with letters of any script, separated by dots. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label))
  )
}
