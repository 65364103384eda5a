/** Something wrong with a record or with one of its fields. */
export interface RecordFault {
  /** Path in the feed's words: `vehicle.make`. Empty: the record as a whole. */
  field: string
  /** For the dealer. */
  reason: string
}

/** A fault that was repaired, whose field was left out, or kept as it was sent, so that the record could be kept. */
export interface RecordWarning extends RecordFault {
  outcome: 'field left out' | 'field repaired' | 'field not understood'
}
