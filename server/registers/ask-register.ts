import { fetchFailure } from '../fetch-failure.ts'
import { parseRetryAfter } from '../retry-delay.ts'

/** `body` is the JSON of the answer; null where there is none that can be read. */
export type RegisterAnswer =
  | { status: number; body: unknown; retryAfterMs: number | null }
  /** No answer. `failure` is a word or a code such as ECONNREFUSED, and never holds the address: a plate may be in it. */
  | { status: null; failure: string }

export interface AskOptions {
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** Bytes of an answer. The history of an old lorry has some 60 tests of 2 kB. */
const largestAnswer = 1024 * 1024

/** One call of a public register, redirects not followed, its answer bounded. Does not throw. */
export async function askRegister(
  url: string,
  init: RequestInit,
  { timeoutMs, signal }: AskOptions,
): Promise<RegisterAnswer> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
    return { status: response.status, body: await readJson(response), retryAfterMs }
  } catch (error) {
    return { status: null, failure: fetchFailure(error) }
  }
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop cancels the rest.
    if (bytes > largestAnswer) return null
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}
