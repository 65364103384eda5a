/** The declared fields of a record that are dates, by path. A test compares them with the schema. */
export const dateFields: ReadonlySet<string> = new Set([
  'metadata.dateOnForecourt',
  'metadata.lastUpdated',
  'vehicle.firstRegistrationDate',
  'vehicle.lastServiceDate',
  'vehicle.motExpiryDate',
  'history.v5cs.issuedDate',
  'check.v5cs.issuedDate',
  'checks.v5cs.issuedDate',
  'historyCheck.date',
  'motTests.completedDate',
  'motTests.expiryDate',
])

/** Of which the month alone says enough: it decides the plate. */
export const monthFields: ReadonlySet<string> = new Set(['vehicle.firstRegistrationDate'])

/** Those that cannot be in the future. */
export const pastFields: ReadonlySet<string> = new Set(
  [...dateFields].filter((field) => !/expiryDate$/i.test(field)),
)
