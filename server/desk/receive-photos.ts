import type { StaffPhotos } from '../photos/staff-photos.ts'
import { CutUploadError, readUpload } from './read-upload.ts'

/** What came of the photos of a form. */
export interface ReceivedPhotos {
  added: number
  /** Why others were not added, a sentence each. */
  faults: string[]
}

/** As many as a vehicle may have. */
const mostFiles = 100

/** Adds the photos that a form holds to a vehicle, one after another. */
export async function receivePhotos(
  request: Request,
  id: string,
  photos: Pick<StaffPhotos, 'add' | 'fileBytes'>,
): Promise<ReceivedPhotos> {
  const received: ReceivedPhotos = { added: 0, faults: [] }
  try {
    await readUpload(request, { fileBytes: photos.fileBytes, files: mostFiles }, async (file) => {
      const done = await photos.add(id, file)
      if (done.state === 'done') received.added += 1
      else
        received.faults.push(
          done.state === 'refused' ? done.words : 'This vehicle is no longer in the stock.',
        )
    })
  } catch (error) {
    if (!(error instanceof CutUploadError)) throw error
    received.faults.push('The photos did not arrive whole. Send those that are missing again.')
  }
  if (received.added === 0 && received.faults.length === 0) received.faults.push('Choose photos first.')
  return received
}
