import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'

/** A file of a form, which is read while it arrives. */
export interface UploadedFile {
  /** As the browser names it, without its folder. At most 200 characters. */
  name: string
  chunks: Readable
  /** After reading: whether more was sent than fits. */
  isTooLarge(): boolean
}

/** Files that did not arrive whole: nothing of them may be kept. */
export class CutUploadError extends Error {
  override name = 'CutUploadError'
}

interface UploadLimits {
  /** Bytes of each. The rest of a larger one is read and dropped, so that the browser hears the answer. */
  fileBytes: number
  files: number
}

/**
 * Reads the files of a form one after another, and returns its other fields. Memory does not grow with the files.
 *
 * @throws {CutUploadError} when the connection ends before the form does, or it is no such form.
 * @throws what `take` throws, after the form was read to its end.
 */
export async function readUpload(
  request: Request,
  { fileBytes, files: mostFiles }: UploadLimits,
  take: (file: UploadedFile) => Promise<void>,
): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data') || request.body === null)
    throw new CutUploadError('The request holds no files')
  const fields = new URLSearchParams()
  const taking: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  const open = new Set<PassThrough>()
  try {
    const limits = {
      fileSize: fileBytes,
      files: mostFiles,
      fields: 20,
      fieldSize: 1_000,
      parts: mostFiles + 20,
    }
    const form = new Busboy({ headers: { 'content-type': type }, limits })
    form.on('field', (name, value) => fields.append(name, value))
    form.on('file', (_field, chunks, name) => {
      // No file was chosen.
      if (!name) return chunks.resume()
      // The parser waits for its own stream to be read, also when that of the reader was destroyed.
      const part = chunks.pipe(new PassThrough())
      open.add(part)
      const file = { name: name.slice(-200), chunks: part, isTooLarge: () => chunks.truncated }
      const taken = last
        .then(() => take(file))
        .finally(() => {
          open.delete(part)
          chunks.unpipe(part)
          chunks.resume()
        })
      last = taken.catch(() => undefined)
      taking.push(taken)
    })
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), form)
  } catch (cause) {
    const cut = new CutUploadError('The upload ended before it was whole', { cause })
    for (const part of open) part.destroy(cut)
    await Promise.allSettled(taking)
    throw cut
  }
  await Promise.all(taking)
  return fields
}

/** Reads what was sent to its end and keeps nothing: a browser hears the answer only when all of it was read. */
export async function dropBody({ body }: Request): Promise<void> {
  await body?.pipeTo(new WritableStream()).catch(() => undefined)
}
