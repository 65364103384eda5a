/** The parameter of a results page that repeats the phrase which it answers, for its search box. No part of the search. */
export const phraseParameter = 'q'

/** In the form of a search box: the query of the results that a phrase narrows. At results: that it did. */
export const withinParameter = 'within'

/** The parameter of a results page for words of its phrase that name versions of other vehicles too: "black". */
export const otherwiseParameter = 'otherwise'

/**
 * The parameter of a results page for a phrase that had contact details, or a number plate that no vehicle of ours has,
 * which are not repeated, or more words than are read. Its value says which.
 */
export const leftOutParameter = 'leftOut'
export const leftOutContactDetails = 'contact-details'
export const leftOutNumberPlate = 'number-plate'
export const leftOutEnd = 'end'

/** The parameter of the valuation for a number plate that was looked for and that no vehicle of ours has. */
export const unknownPlateParameter = 'unknownPlate'

/** The parameter of a results page that names a filter whose list of checkboxes is open. No part of the search. */
export const severalParameter = 'several'
