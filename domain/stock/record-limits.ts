/**
 * What one record may hold. `tidyRecord` cuts or drops what is above, once, when a record comes in. A tighter limit reaches
 * a stored record with the next import. docs/feeds.md names the most important numbers.
 */
export const recordLimits = {
  pictures: 100,
  features: 200,
  /** Elements of any other list. */
  list: 100,
  /** Fields of one object. */
  fields: 300,
  /** Characters of a field's name. */
  fieldName: 100,
  /** Objects and lists inside one another. */
  depth: 10,
  /** Characters of any other text. */
  text: 300,
  description: 10_000,
  model: 100,
  /** A longer make rejects the record: it is not the name of a manufacturer. */
  make: 60,
  /** Characters of a picture's address. */
  address: 1_000,
  /** Bytes that a vehicle page writes for a record, on top of those that every page has. */
  weight: 200_000,
} as const

export function textLimit(field: string): number {
  if (isProse(field)) return recordLimits.description
  if (field === 'href') return recordLimits.address
  return field === 'model' ? recordLimits.model : recordLimits.text
}

/** Descriptions have paragraphs; any other text is one line. */
export function isProse(field: string): boolean {
  return field === 'description' || field === 'description2'
}

export function listLimit(field: string): number {
  if (field === 'images') return recordLimits.pictures
  return field === 'features' ? recordLimits.features : recordLimits.list
}
