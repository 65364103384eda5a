import { largestRecord } from './feed-row.ts'

const newline = 0x0a

/** The source in blocks of whole lines. A line far above the record limit is split, so that memory stays bounded. */
export async function* lineBlocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let carried: Buffer[] = []
  let carriedLength = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(newline) + 1
    if (end > 0) {
      const whole = chunk.subarray(0, end)
      yield carriedLength > 0 ? Buffer.concat([...carried, whole]) : whole
      carried = []
      carriedLength = 0
    }
    if (end < chunk.length) carried.push(chunk.subarray(end))
    carriedLength += chunk.length - end
    if (carriedLength > 2 * largestRecord) {
      yield Buffer.concat(carried)
      carried = []
      carriedLength = 0
    }
  }
  if (carriedLength > 0) yield Buffer.concat(carried)
}
