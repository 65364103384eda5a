/**
 * Sends a form with files, and returns what is answered as JSON. `fetch` does not say how far an upload has got.
 *
 * @param onShare gets the share that was sent, from 0 to 1
 * @throws {Error} when the answer is none, or not 200.
 */
export function sendFiles(to: string, form: FormData, onShare: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onShare(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText))
      else reject(new Error(`The desk answered ${request.status}`))
    })
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => reject(new Error('The upload ended')))
    request.open('POST', to)
    request.send(form)
  })
}
