/** What one record may hold. Intake cuts or drops what is above; docs/feeds.md lists the same numbers. */
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
  /** Characters of a text that no other limit names. */
  text: 300,
  /** No text of so few characters is too long, whatever its field. */
  shortText: 100,
  description: 10_000,
  model: 100,
  /** A longer make rejects the record: it is not the name of a manufacturer. */
  make: 60,
  address: 1_000,
  /** Bytes that a vehicle page writes for a record, besides those that every page has. */
  weight: 200_000,
} as const

/** Markup for one element of a list, beside its texts. */
const elementWeights: Readonly<Record<string, number>> = { images: 800, features: 60 }

/** Of a number, a flag, a name's punctuation. */
export const plainWeight = 10

/** Parts that pages and the API show, the most important first. Only these count towards `weight`. */
export const shownParts: ReadonlySet<string> = new Set([
  'metadata',
  'vehicle',
  'adverts',
  'advertiser',
  'media',
  'features',
])

export function textLimit(field: string): number {
  if (field === 'description' || field === 'description2') return recordLimits.description
  if (field === 'href') return recordLimits.address
  return field === 'model' ? recordLimits.model : recordLimits.text
}

/** Descriptions have paragraphs; any other text is one line. */
export function mayHoldLines(field: string): boolean {
  return field === 'description' || field === 'description2'
}

export function listLimit(field: string): number {
  if (field === 'images') return recordLimits.pictures
  return field === 'features' ? recordLimits.features : recordLimits.list
}

export function elementWeight(field: string): number {
  return elementWeights[field] ?? plainWeight
}

/** A text is written in the page and again in the page's data; the address of a picture once per width as well. */
export function weightOfText(text: string, field: string, written = writtenLength(text)): number {
  return (field === 'href' ? 7 : 2) * written
}

export function weightOfField(name: string): number {
  return name.length + plainWeight
}

/** Bytes of UTF-8, where `"` and the like become `&quot;`. */
export function writtenLength(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    length += unit >= 0x80 ? 3 : escaped.has(unit) ? 6 : 1
  }
  return length
}

const escaped = new Set([...'&<>"\'\n\r\t\\'].map((sign) => sign.charCodeAt(0)))
