/** A word of an email address, also half typed: "jane@". "Golf@9000" is a name and a price. */
const emailAddress = /[^\s@]@(?!£?\d[\d.,]*k?$)/i

/**
 * A vehicle's id of 32 hexadecimal digits, which is kept and which may have the digits of a telephone number in it; or a
 * telephone number of nine digits or more, as it is written in Britain or with the number of its country. Prices, years
 * and mileages do not begin with 0 or +.
 */
const idOrTelephoneNumber =
  /(?<![a-z\d])([a-f\d]{32})(?![a-z\d])|(?<![\d.])(?:\(?0{1,2}\)?[1-9](?:[\s()._/-]{0,3}\d){7,}|\+\(?\d(?:[\s()._/-]{0,3}\d){7,}|44(?:[\s()._/-]{0,3}\d){10,}|7\d{9}(?!\d))/gi

/**
 * A phrase without email addresses and telephone numbers. In their place is a comma, so that no name goes on there.
 * Characters that nobody sees, such as a soft hyphen, are left out too.
 */
export function withoutContactDetails(phrase: string): string {
  return visible(phrase)
    .replaceAll(idOrTelephoneNumber, (_, id?: string) => id ?? ',')
    .replaceAll(/\S+/g, (word) => (emailAddress.test(word) ? ',' : word))
}

export function hasContactDetails(phrase: string): boolean {
  return withoutContactDetails(phrase) !== visible(phrase)
}

function visible(phrase: string): string {
  return phrase.replaceAll(/\p{Cf}/gu, '')
}
