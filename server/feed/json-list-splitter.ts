import { FeedError } from './feed-error.ts'
import { isBroken, largestRecord, type ReadRow, tooLarge } from './feed-row.ts'
import { createJsonValueScanner, isSpace } from './json-value-scanner.ts'
import { parseJsonRow } from './parse-json-row.ts'
import { createRecordSeam } from './record-seam.ts'

/** What the splitter expects, or is inside of. */
type State =
  | 'start'
  | 'member or end'
  | 'member'
  | 'key'
  | 'colon'
  | 'value or list'
  | 'value'
  | 'after member'
  | 'element or end'
  | 'element'
  | 'inside element'
  | 'after element'
  | 'done'
  | 'lost'

export interface JsonListSplitter {
  /** The records that end in this chunk. */
  push(chunk: Buffer): ReadRow[]
  /** What is wrong with where the source ended. */
  end(): ReadRow[]
}

/**
 * Cuts the records out of a JSON array, or out of the array under `results` in an envelope, without ever holding
 * more than one of them. A general parser of JSON streams makes every key and string an event of its own; this
 * only counts brackets and gives each record to `JSON.parse`, which is several times as fast.
 */
export function createJsonListSplitter(wrapper: 'envelope' | 'array'): JsonListSplitter {
  const scanner = createJsonValueScanner()
  const seam = createRecordSeam()
  let state: State = 'start'
  let outerLines = 0
  let offset = 0
  let pieces: Buffer[] = []
  let held = 0
  let elementLine = 1
  let elementOffset = 0
  let key = ''
  let foundList = false
  /** Where the last record ended that the scanner went through; -1 when in an earlier chunk. */
  let scannedEnd = -1

  const line = () => 1 + outerLines + scanner.newlines()

  function push(chunk: Buffer): ReadRow[] {
    const rows: ReadRow[] = []
    let at = 0
    scannedEnd = -1
    while (at < chunk.length && state !== 'lost') {
      const scanned = state === 'inside element' || state === 'value' || state === 'key'
      if (scanned) at = continueValue(chunk, at, rows)
      else at = stepOutside(chunk, at, rows)
    }
    offset += chunk.length
    return rows
  }

  /** One byte between values. */
  function stepOutside(chunk: Buffer, at: number, rows: ReadRow[]): number {
    const byte = chunk[at]
    if (isSpace(byte)) {
      if (byte === 0x0a) outerLines += 1
      return at + 1
    }
    const next = nextState(String.fromCharCode(byte ?? 0))
    if (next === null) {
      const place = `(byte ${offset + at}) has ${JSON.stringify(String.fromCharCode(byte ?? 0))}`
      rows.push({ line: line(), fault: `${place} where ${expected[state]} should be`, contained: false })
      state = 'lost'
      return at
    }
    state = next
    if (next !== 'inside element' && next !== 'value' && next !== 'key') return at + 1
    scanner.reset()
    pieces = []
    held = 0
    elementLine = line()
    elementOffset = offset + at
    return next === 'inside element' ? skipToSeam(chunk, at, rows) : at
  }

  /** Takes the record at once if it ends where the seam says; else leaves it to the scanner. */
  function skipToSeam(chunk: Buffer, at: number, rows: ReadRow[]): number {
    if (scannedEnd >= 0) seam.learn(chunk, scannedEnd, at)
    scannedEnd = -1
    const end = seam.guessEnd(chunk, at)
    if (end < 0) return at
    const bytes = chunk.subarray(at, end)
    const row = parseJsonRow(bytes, elementLine, elementOffset)
    if (isBroken(row)) {
      seam.forget()
      return at
    }
    rows.push(row)
    outerLines += countNewlines(bytes)
    state = 'after element'
    return end
  }

  function nextState(char: string): State | null {
    switch (state) {
      case 'start':
        return char === (wrapper === 'array' ? '[' : '{') ? opened() : null
      case 'member or end':
        if (char === '}') return 'done'
        return char === '"' ? 'key' : null
      case 'member':
        return char === '"' ? 'key' : null
      case 'colon':
        return char === ':' ? 'value or list' : null
      case 'value or list':
        if (key !== 'results') return startsValue(char) ? 'value' : null
        if (char !== '[') throw new FeedError('The feed\'s "results" is not a list')
        foundList = true
        return 'element or end'
      case 'after member':
        if (char === '}') return 'done'
        return char === ',' ? 'member' : null
      case 'element or end':
        if (char === ']') return wrapper === 'array' ? 'done' : 'after member'
        return startsValue(char) ? 'inside element' : null
      case 'element':
        return startsValue(char) ? 'inside element' : null
      case 'after element':
        if (char === ']') return wrapper === 'array' ? 'done' : 'after member'
        return char === ',' ? 'element' : null
      default:
        return null
    }
  }

  function opened(): State {
    foundList = wrapper === 'array'
    return wrapper === 'array' ? 'element or end' : 'member or end'
  }

  /** Goes on inside a value, to its end or the chunk's. */
  function continueValue(chunk: Buffer, at: number, rows: ReadRow[]): number {
    const found = scanner.scan(chunk, at)
    const end = found < 0 ? chunk.length : found
    hold(chunk.subarray(at, end), rows)
    if (found < 0) return end
    finishValue(rows)
    if (state === 'after element') scannedEnd = end
    return end
  }

  /** Keeps a piece of a record; of one above the limit nothing, once it has been reported. */
  function hold(piece: Buffer, rows: ReadRow[]): void {
    const before = held
    held += piece.length
    if (state === 'value') return
    if (held <= largestRecord) pieces.push(piece)
    else if (before <= largestRecord) {
      pieces = []
      rows.push({ line: elementLine, fault: tooLarge, contained: false })
    }
  }

  function finishValue(rows: ReadRow[]): void {
    if (state === 'inside element') {
      if (held <= largestRecord) rows.push(parseJsonRow(joined(), elementLine, elementOffset))
      state = 'after element'
    } else if (state === 'key') {
      key = keyOf(joined())
      state = 'colon'
    } else {
      state = 'after member'
    }
    pieces = []
  }

  function joined(): Buffer {
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }

  function end(): ReadRow[] {
    if (state === 'lost') return []
    if (state !== 'done') {
      const fault = state === 'start' ? 'is empty' : `ends too early: ${expected[state]} should follow`
      return [{ line: line(), fault, contained: false }]
    }
    if (!foundList) throw new FeedError('The feed is a JSON object without "results"')
    return []
  }

  return { push, end }
}

function countNewlines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) count += 1
  return count
}

function startsValue(char: string): boolean {
  return !',:]}'.includes(char)
}

function keyOf(bytes: Buffer): string {
  try {
    return String(JSON.parse(bytes.toString('utf8')))
  } catch {
    return ''
  }
}

const expected: Record<State, string> = {
  start: 'the list of records',
  'member or end': 'a name in quotes or }',
  member: 'a name in quotes',
  key: 'the end of a name',
  colon: 'a colon',
  'value or list': 'a value',
  value: 'the rest of a value',
  'after member': 'a comma or }',
  'element or end': 'a record or ]',
  element: 'a record',
  'inside element': 'the rest of a record',
  'after element': 'a comma or ]',
  done: 'the end of the file',
  lost: 'nothing',
}
