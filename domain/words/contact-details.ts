/** A word of an email address, also half typed: "jane@". "Golf@9000" is a name and a price. */
const emailAddress = /[^\s@]@(?!£?\d[\d.,]*k?$)/i

/** The same with its domain: the words after it are none of it. */
const wholeAddress = /[^\s@]@[^\s@]+\.[a-z]{2}/i

/**
 * "Jane @ example . com", "jane at example dot com", "jane (at) example [dot] co.uk": an email address whose signs have spaces beside them, or
 * are spelled out.
 */
const spelledAddress = [
  /[^\s@]{1,64}(?:\s{0,3}@\s{0,3}|\s{0,3}[[({<]at[\])}>]\s{0,3})[a-z][a-z\d-]{0,62}(?:\s{0,3}\.\s{0,3}|\s{0,3}[[({<]dot[\])}>]\s{0,3}|\sdot\s)[a-z]{2,24}(?:\s{0,3}(?:\.|\bdot\b)\s{0,3}[a-z]{2,3})?(?![a-z])/gi,
  /[^\s@]{1,64}[\s_-]at[\s_-][a-z][a-z\d-]{0,62}(?:[\s_-]dot[\s_-][a-z]{2,24}|\.(?:com|co|org|net|uk|me|info|io)(?![a-z]))(?:\s?(?:\.|\bdot\b)\s?(?:uk|com))?/gi,
  // Each character alone.
  /(?<!\S)(?:[^\s@]\s){1,64}@(?:\s[a-z\d.-]){5,64}(?![a-z\d])/gi,
]

/**
 * A vehicle's id of 32 hexadecimal digits, which is kept and which may have the digits of a telephone number in it; or a
 * telephone number of nine digits or more, as it is written in Britain or with the number of its country, also digit by
 * digit, with commas, or with the letter O for its first zero. Prices,
 * years and mileages do not begin with 0 or +.
 */
const idOrTelephoneNumber =
  /(?<![a-z\d])([a-f\d]{32})(?![a-z\d])|(?<![\d.])(?:\(?[0o]0?\)?[1-9](?:(?:[,;]|[\s()._/*|:~\p{Pd}-]{0,8})\d){7,}|\+\s?\(?\d(?:[\s()._/*|:~\p{Pd}-]{0,8}\d){7,}|0(?:[^\p{L}\d£,]{1,8}\d){8,}(?!\d)|44(?:[\s()._/*|:~\p{Pd}-]{0,8}\d){10,}|7\d{9}(?!\d))/giu

/**
 * A phrase without email addresses and telephone numbers. In their place is a comma, so that no name goes on there.
 * Characters that nobody sees, such as a soft hyphen, are left out too.
 */
export function withoutContactDetails(phrase: string): string {
  const withoutWords = visible(phrase)
    .replaceAll(idOrTelephoneNumber, (_, id?: string) => id ?? ',')
    .replaceAll(/\S+/g, (word) => (wholeAddress.test(word) ? ',' : word))
  return spelledAddress
    .reduce((text, pattern) => text.replaceAll(pattern, ','), withoutWords)
    .replaceAll(/\S+/g, (word) => (emailAddress.test(word) ? ',' : word))
}

export function hasContactDetails(phrase: string): boolean {
  return withoutContactDetails(phrase) !== visible(phrase)
}

function visible(phrase: string): string {
  return phrase.replaceAll(/\p{Cf}/gu, '')
}
