/** A word of an email address, also half typed: "jane@". "Golf@9000" is a name and a price. */
const emailAddress = /[^\s@]@(?!£?\d[\d.,]*k?$)/i

/**
 * A telephone number of nine digits or more, as it is written in Britain or with the number of its country. Prices,
 * years and mileages do not begin with 0 or +.
 */
const telephoneNumber =
  /(?<![\d.])(?:\(?0{1,2}\)?[1-9](?:[\s()./-]{0,3}\d){7,}|\+\(?\d(?:[\s()./-]{0,3}\d){7,}|44(?:[\s()./-]{0,3}\d){10,}|7\d{9}(?!\d))/g

/** A phrase without email addresses and telephone numbers. In their place is a comma, so that no name goes on there. */
export function withoutContactDetails(phrase: string): string {
  return phrase
    .replaceAll(telephoneNumber, ',')
    .replaceAll(/\S+/g, (word) => (emailAddress.test(word) ? ',' : word))
}

export function hasContactDetails(phrase: string): boolean {
  return withoutContactDetails(phrase) !== phrase
}
