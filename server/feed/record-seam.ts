const quote = 0x22
const closeBrace = 0x7d

/** Bytes. What lies between two records of a feed is mostly a comma, at times a line break and some indentation. */
const longestSeam = 200

/**
 * The bytes from the end of one record to the first name in the next, such as `},{"metadata"`: a writer puts the
 * same between all of them. Looking for these is many times as fast as counting brackets, but only tells where a
 * record may end: it does if `JSON.parse` takes what lies before as one value.
 */
export interface RecordSeam {
  /** Keeps, until forgotten, what lies in `chunk` around the end of a record and the start of the next. */
  learn(chunk: Buffer, end: number, start: number): void
  /** Where the record at `start` may end; -1 when nothing tells. */
  guessEnd(chunk: Buffer, start: number): number
  forget(): void
}

export function createRecordSeam(): RecordSeam {
  let seam: Buffer | null = null
  return {
    learn(chunk, end, start) {
      if (seam !== null || chunk[end - 1] !== closeBrace) return
      const opening = chunk.indexOf(quote, start)
      const closing = opening < 0 ? -1 : chunk.indexOf(quote, opening + 1)
      if (closing >= 0 && closing - end < longestSeam)
        seam = Buffer.from(chunk.subarray(end - 1, closing + 1))
    },
    guessEnd(chunk, start) {
      if (seam === null) return -1
      const found = chunk.indexOf(seam, start)
      // What was not there once is soon learnt again, and looking in vain for each record would take long.
      if (found < 0) seam = null
      return found < 0 ? -1 : found + 1
    },
    forget() {
      seam = null
    },
  }
}
