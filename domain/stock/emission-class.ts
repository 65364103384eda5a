const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** A class with an optional stage: "Euro 6d-TEMP", "EURO6", "6", "Euro VI E". */
const euroClass = /^(?:euro)?[\s-]*([1-7]|VI{0,2}|IV|I{1,3})(?:[\s-]?[a-e]+(?:[\s-].*)?)?$/i

/**
 * An emission class in one spelling for cars, vans and trucks: "Euro 6" for "EURO6", "6", "Euro VI" and "Euro 6d-TEMP".
 * The stages within a class are dropped, because clean-air zones ask for the class only. Other texts, such as "EEV",
 * are kept; null for a blank one and for what is no text.
 */
export function emissionClassOf(text: unknown): string | null {
  const tidy = (typeof text === 'string' ? text : '').replaceAll(/\s+/g, ' ').trim()
  const found = euroClass.exec(tidy)?.[1]?.toUpperCase()
  if (found === undefined) return tidy || null
  const position = roman.indexOf(found)
  return `Euro ${position < 0 ? found : position + 1}`
}
