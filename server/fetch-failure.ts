/** Why a `fetch` failed, for a log: `timeout`, `stopped`, or the code of the network such as `ECONNREFUSED`. Never an address. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  if (error.name === 'AbortError') return 'stopped'
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return typeof code === 'string' ? code : 'network'
}
