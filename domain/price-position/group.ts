/** Rows that can be compared with one another, by year, mileage and price. */
export interface Group {
  name: string
  rows: number[]
}

/** What the rows of all groups hold, by number of row. */
export interface RowValues {
  /** See `ageKey`. */
  keys: Uint32Array
  /** See `standardPrice` in comparable-facts.ts. */
  standards: Float32Array
}

const mostMiles = 2 ** 22 - 1

/** Year and mileage in one whole number, which orders by year and then by mileage. */
export function ageKey(year: number, mileage: number): number {
  return yearPart(year) * 2 ** 22 + Math.min(mileage, mostMiles)
}

export function yearPart(year: number): number {
  return Math.min(Math.max(year - 1885, 0), 1023)
}

export function milesOf(key: number): number {
  return key & mostMiles
}

/** Rows of the same year, mileage and price can stand for one another, so their order does not matter. */
function compare({ keys, standards }: RowValues, a: number, b: number): number {
  return (keys[a] as number) - (keys[b] as number) || (standards[a] as number) - (standards[b] as number)
}

export function insertRow(group: Group, values: RowValues, row: number): void {
  group.rows.splice(placeOf(group, values, row), 0, row)
}

export function removeRow(group: Group, values: RowValues, row: number): void {
  group.rows.splice(group.rows.indexOf(row, placeOf(group, values, row)), 1)
}

/** The first place whose row is not before `row`. */
function placeOf({ rows }: Group, values: RowValues, row: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(values, rows[middle] as number, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The first place whose year and mileage are not below `key`. */
export function placeOfKey({ rows }: Group, { keys }: RowValues, key: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[rows[middle] as number] as number) < key) low = middle + 1
    else high = middle
  }
  return low
}
