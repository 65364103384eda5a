/** The characters of the site's font. Others, such as those of a seller's text, are shown in the visitor's own font. */
export const fontCharacters = [
  // Basic Latin.
  ...Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)),
  // Currencies, units, fractions and signs.
  ...'\u00a0£€©®™°±²³·½¼¾×÷−≥•→',
  // Punctuation.
  ...'–—‘’“”…',
  // Letters in the names of makes, models, people and places.
  ...'ÁÀÂÄÅÇÉÈÊËÍÎÏÑÓÔÖØÚÛÜáàâäåæçéèêëíîïñóòôöøúùûüýÿß',
].join('')
