import { FeedError } from './feed-error.ts'
import { largestRecord, parseJsonRow, type ReadRow, tooLarge } from './feed-row.ts'
import { createJsonValueScanner, isSpace } from './json-value-scanner.ts'

/** What the splitter expects next, or is inside of. */
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

/**
 * The records of a JSON array or of an envelope's `results`.
 *
 * @param onTotal Is told the envelope's `totalResults`, which may come before or after the records.
 * @throws {FeedError} when an envelope has no `results`.
 */
export async function* readJsonList(
  chunks: AsyncIterable<Buffer>,
  wrapper: 'envelope' | 'array',
  onTotal: (total: number) => void = () => undefined,
): AsyncGenerator<ReadRow[]> {
  const splitter = createSplitter(wrapper, onTotal)
  for await (const chunk of chunks) {
    const rows = splitter.push(chunk)
    if (rows.length > 0) yield rows
  }
  const rows = splitter.end()
  if (rows.length > 0) yield rows
}

/**
 * A state machine for the bytes around the records. It counts brackets to find where each record ends and passes
 * its bytes to `JSON.parse`, so at most one record is in memory at a time. See docs/decisions/0008.
 */
function createSplitter(wrapper: 'envelope' | 'array', onTotal: (total: number) => void) {
  const scanner = createJsonValueScanner()
  let state: State = 'start'
  let outerLines = 0
  let offset = 0
  let pieces: Buffer[] = []
  let held = 0
  let elementLine = 1
  let elementOffset = 0
  let elements = 0
  /** The line where the list or the record before begins. */
  let lineBefore = 1
  let listLine = 1
  let key = ''
  let foundList = false

  const line = () => 1 + outerLines + scanner.newlines()
  const number = () => (elementLine === lineBefore ? { record: elements } : {})

  /** The records that end in this chunk. */
  function push(chunk: Buffer): ReadRow[] {
    const rows: ReadRow[] = []
    let at = 0
    while (at < chunk.length && state !== 'lost') {
      const scanned = state === 'inside element' || state === 'value' || state === 'key'
      if (scanned) at = continueValue(chunk, at, rows)
      else at = stepOutside(chunk, at, rows)
    }
    offset += chunk.length
    return rows
  }

  /** Reads one byte between values. */
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
    if (next === 'inside element') {
      elements += 1
      lineBefore = elements === 1 ? listLine : elementLine
    }
    elementLine = line()
    elementOffset = offset + at
    return at
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
        listLine = line()
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
    listLine = line()
    return wrapper === 'array' ? 'element or end' : 'member or end'
  }

  /** Reads on inside a value, to its end or to the end of the chunk. */
  function continueValue(chunk: Buffer, at: number, rows: ReadRow[]): number {
    const found = scanner.scan(chunk, at)
    const end = found < 0 ? chunk.length : found
    hold(chunk.subarray(at, end), rows)
    if (found < 0) return end
    finishValue(rows)
    return end
  }

  /** Keeps a piece of a record. A record above the limit is reported once and its bytes are dropped. */
  function hold(piece: Buffer, rows: ReadRow[]): void {
    const before = held
    held += piece.length
    if (state === 'value') {
      if (key === 'totalResults' && held <= longestTotal) pieces.push(piece)
      return
    }
    if (held <= largestRecord) pieces.push(piece)
    else if (before <= largestRecord) {
      pieces = []
      rows.push({ line: elementLine, ...number(), fault: tooLarge, contained: false })
    }
  }

  function finishValue(rows: ReadRow[]): void {
    if (state === 'inside element') {
      if (held <= largestRecord)
        rows.push({ ...parseJsonRow(joined(), elementLine, elementOffset), ...number() })
      state = 'after element'
    } else if (state === 'key') {
      key = keyOf(joined())
      state = 'colon'
    } else {
      if (key === 'totalResults') noteTotal()
      state = 'after member'
    }
    pieces = []
  }

  function noteTotal(): void {
    const total = Number(joined().toString('latin1'))
    if (held <= longestTotal && Number.isInteger(total)) onTotal(total)
  }

  function joined(): Buffer {
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }

  /** The fault of a source that ended in the middle of the list; empty when it is complete. */
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

/** Bytes. */
const longestTotal = 20

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
