import { Readable, type Transform } from 'node:stream'

/** What `transform` makes of `source`. Errors of the source come out at the end; leaving early closes both. */
export async function* pipeThrough<T>(
  source: AsyncIterable<unknown>,
  transform: Transform,
): AsyncGenerator<T> {
  const input = Readable.from(source)
  input.on('error', (error) => transform.destroy(error))
  try {
    yield* input.pipe(transform)
  } finally {
    input.destroy()
    transform.destroy()
  }
}
