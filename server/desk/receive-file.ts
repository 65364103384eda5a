import { RefusedFileError } from '../feed/staff/incoming-files.ts'
import type { StaffFiles } from '../feed/staff/staff-files.ts'
import { CutUploadError, dropBody, readUpload } from './read-upload.ts'

/** A file that is kept, or why it is not, in words. */
export type Received = { state: 'received'; id: string } | { state: 'refused'; words: string }

/** What a form has besides its file, at most. */
const formBytes = 10_000

/** Keeps the file of stock that a form holds. Nothing of one that is refused stays. */
export async function receiveFile(
  request: Request,
  files: Pick<StaffFiles, 'receive' | 'room'>,
): Promise<Received> {
  const { bytes, excess } = await files.room()
  if (Number(request.headers.get('content-length')) > bytes + formBytes) {
    await dropBody(request)
    return { state: 'refused', words: excess }
  }
  const limits = { fileBytes: bytes, files: 1 }
  let id: string | null = null
  try {
    await readUpload(request, limits, async (file) => {
      id = (await files.receive(file)).id
    })
    return id === null ? { state: 'refused', words: 'Choose a file first.' } : { state: 'received', id }
  } catch (error) {
    if (error instanceof RefusedFileError) return { state: 'refused', words: error.message }
    if (error instanceof CutUploadError)
      return { state: 'refused', words: 'The file did not arrive whole. Bring it again.' }
    throw error
  }
}
