/** Reads at least the first `size` bytes, if there are as many, and returns them with the whole source, `all`. */
export async function peek(
  chunks: AsyncIterable<Buffer>,
  size: number,
): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const source = chunks[Symbol.asyncIterator]()
  const seen: Buffer[] = []
  let length = 0
  while (length < size) {
    const { done, value } = await source.next()
    if (done) break
    seen.push(value)
    length += value.length
  }
  const head = seen.length === 1 && seen[0] ? seen[0] : Buffer.concat(seen)
  return { head, all: startWith(head, source) }
}

async function* startWith(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
